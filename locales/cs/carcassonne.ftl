carcassonne-picture-seat = Místo { $seat }
