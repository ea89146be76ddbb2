carcassonne-picture-seat = Seat { $seat }
