carcassonne-picture-seat = { $seat }. hely
