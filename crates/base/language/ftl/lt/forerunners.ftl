# Pirmtakai: kodėl rastas registro kūrinys.

forerunner-same-position = ta pati pozicija
forerunner-same-final = { $count ->
    [one] ta pati baigmė iš { $count } šaškės
    [few] ta pati baigmė iš { $count } šaškių
   *[other] ta pati baigmė iš { $count } šaškių
}
forerunner-turned = apsukta sukeičiant spalvas
forerunner-reflected = atspindėta veidrodiškai
forerunner-in-main-road = atspindėta didžiojo kelio atžvilgiu
forerunner-files-right = { $count ->
    [one] pastumta { $count } vertikale į dešinę
    [few] pastumta { $count } vertikalėmis į dešinę
   *[other] pastumta { $count } vertikalių į dešinę
}
forerunner-files-left = { $count ->
    [one] pastumta { $count } vertikale į kairę
    [few] pastumta { $count } vertikalėmis į kairę
   *[other] pastumta { $count } vertikalių į kairę
}
forerunner-rows-up = { $count ->
    [one] pastumta { $count } horizontale aukštyn
    [few] pastumta { $count } horizontalėmis aukštyn
   *[other] pastumta { $count } horizontalių aukštyn
}
forerunner-rows-down = { $count ->
    [one] pastumta { $count } horizontale žemyn
    [few] pastumta { $count } horizontalėmis žemyn
   *[other] pastumta { $count } horizontalių žemyn
}
forerunner-moved = { $count ->
    [one] perkelta { $count } šaškė
    [few] perkeltos { $count } šaškės
   *[other] perkelta { $count } šaškių
}
forerunner-added = { $count ->
    [one] pridėta { $count } šaškė
    [few] pridėtos { $count } šaškės
   *[other] pridėta { $count } šaškių
}
forerunner-removed = { $count ->
    [one] pašalinta { $count } šaškė
    [few] pašalintos { $count } šaškės
   *[other] pašalinta { $count } šaškių
}
forerunner-promoted = { $count ->
    [one] { $count } kitos kokybės šaškė
    [few] { $count } kitos kokybės šaškės
   *[other] { $count } kitos kokybės šaškių
}
forerunner-rebuilt = { $count ->
    [one] { $count } kitokios sudėties bokštas
    [few] { $count } kitokios sudėties bokštai
   *[other] { $count } kitokios sudėties bokštų
}
