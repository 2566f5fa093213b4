# Forerunners: why a work of the register was found.

forerunner-same-position = the same position
forerunner-same-final = { $count ->
    [one] the same final pattern of { $count } piece
   *[other] the same final pattern of { $count } pieces
}
forerunner-turned = turned with the colours exchanged
forerunner-reflected = reflected
forerunner-in-main-road = reflected in the main road
forerunner-files-right = { $count ->
    [one] shifted { $count } file to the right
   *[other] shifted { $count } files to the right
}
forerunner-files-left = { $count ->
    [one] shifted { $count } file to the left
   *[other] shifted { $count } files to the left
}
forerunner-rows-up = { $count ->
    [one] shifted { $count } row up
   *[other] shifted { $count } rows up
}
forerunner-rows-down = { $count ->
    [one] shifted { $count } row down
   *[other] shifted { $count } rows down
}
forerunner-moved = { $count ->
    [one] { $count } piece moved
   *[other] { $count } pieces moved
}
forerunner-added = { $count ->
    [one] { $count } piece added
   *[other] { $count } pieces added
}
forerunner-removed = { $count ->
    [one] { $count } piece removed
   *[other] { $count } pieces removed
}
forerunner-promoted = { $count ->
    [one] { $count } piece of the other rank
   *[other] { $count } pieces of the other rank
}
forerunner-rebuilt = { $count ->
    [one] { $count } tower with other pieces in it
   *[other] { $count } towers with other pieces in them
}
