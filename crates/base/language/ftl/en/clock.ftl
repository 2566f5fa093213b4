# What the clock says about a time control.

clock-warning-not-listed = { $rulebook } lists { $control } in no control for this class ({ $class }); the organisers may set another
clock-warning-no-list-for-class = { $rulebook } lists no control for this class ({ $class }); the regulation states it
clock-warning-also-listed-as = the same control is listed for another class too: { $class } ({ $name })
clock-warning-long-blitz-increment = { $each } a move is much for a blitz of unstated increment
clock-warning-too-long-for-quick = a quick game lasts at most 60 minutes for each player, not { $time }
clock-warning-mechanical-increment = a mechanical clock cannot add time for each move
