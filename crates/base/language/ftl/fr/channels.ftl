# Regarder : chaînes et pages de diffusion.

watch-title = Chaînes
watch-about = La meilleure partie en cours de chaque jeu. Quand elle finit, la chaîne passe à la suivante.
watch-none = Aucune partie n’est en cours.
watch-overlay = Pour une diffusion
watch-overlay-about = La page de diffusion a un fond transparent : posez-la sur votre image comme source de navigateur.
