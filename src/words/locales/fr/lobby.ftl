front-what = Tincan garde la table. Quand c’est à vous, un e-mail vous prévient : jouez dans n’importe quel navigateur, ou répondez simplement.
front-now = Jouer à { $game }
front-other-games = Les autres jeux
front-no-account = Sans compte : des robots prennent les autres places. Ajoutez une adresse e-mail plus tard pour garder vos parties.
front-games = Choisissez un jeu
front-robots = Robots :
front-level = Leur niveau :
level-easy = facile
level-normal = normal
level-hard = difficile
front-play = Jouer
front-rules = Règles
front-how = Comment se passe une partie lente
front-how-letter = Un e-mail arrive.
front-how-letter-text = Il dit ce qui s’est passé et ce que vous pouvez faire.
front-how-answer = Vous répondez quand vous voulez.
front-how-answer-text = Touchez une carte sur la page, ou répondez par un numéro.
front-how-wait = La table attend.
front-how-wait-text = Des heures ou des jours, comme convenu. Personne n’a besoin d’être là en même temps.
front-point-plain = Cela marche sur tout téléphone, dans un navigateur texte et avec un lecteur d’écran.
front-point-fair = Chaque mélange est fixé avant le début de la partie, et chacun peut le vérifier après.
front-seats = De { $least } à { $most } joueurs
front-open = Ouvrir une table pour des amis
front-no-games = Il n’y a pas encore de jeu sur ce site.
games-title = Vos parties
games-asked = On vous attend
games-next = Aller à la première
games-waiting = On attend les autres
games-gathering = Tables où vous attendez des joueurs
games-over = Terminées
games-none = Vous n’avez pas encore de partie. Rejoignez une table ouverte, ou ouvrez-en une.
games-with = Avec { $who }
lobby-title = Tables ouvertes
lobby-own = Les vôtres
lobby-open = Ouvertes à tous
lobby-none = Il n’y a pas de table publique en ce moment. Ouvrez-en une : les autres la trouveront ici.
lobby-new = Ouvrir une table
lobby-host = Ouverte par { $host }
lobby-free = { $n ->
    [0] Aucune place libre
    [one] { $n } place libre
   *[other] { $n } places libres
}
open-title = Ouvrir une table : { $game }
open-seats = Places en tout
open-robots = Dont robots
open-level = Niveau des robots
open-number = Choisissez un nombre de { $least } à { $most }.
open-joining = Qui peut rejoindre la table
open-joining-link = Toute personne qui a le lien
open-joining-public = Tout le monde : la montrer dans la liste publique
open-button = Ouvrir la table
gathering-seats = Places
gathering-robot = Robot
gathering-free = libre
gathering-begin-title = Commencer la partie
gathering-empty = Les places libres
gathering-empty-robots = Des robots les prennent
gathering-empty-removed = Jouer sans elles
gathering-robots-sit = Des robots prennent les places libres.
gathering-begin = Commencer
gathering-invite-title = Inviter du monde
gathering-link = Donnez ce lien à qui vous voulez ; toute personne qui l’a peut prendre place :
gathering-invite = Ou envoyer une invitation à cette adresse
gathering-words = Un petit mot de votre part (facultatif)
gathering-words-hint = Il part avec l’e-mail, en texte simple.
gathering-words-wrong = Une seule ligne de { $most } caractères au plus, sans adresse web.
gathering-address-add = Ajouter votre adresse
gathering-invite-guest = Pour inviter par e-mail, ajoutez d’abord votre propre adresse : l’invitation porte votre nom. Le lien ci-dessus suffit sans cela.
gathering-invite-button = Envoyer l’invitation
gathering-invited = Invitations envoyées :
gathering-invited-joined = a pris place
gathering-invited-declined = ne viendra pas
gathering-withdraw = Retirer l’invitation
gathering-wait = Vous avez une place. { $host } lance la partie quand tout le monde est là.
gathering-look = Cette table figure parmi vos parties : passez voir de temps en temps.
gathering-address = Ajoutez une adresse, et un e-mail vous dira quand la partie commence
gathering-letter = Un e-mail vous dira quand la partie commence.
gathering-leave = Quitter cette table
gathering-cancel = Annuler la table
join-title = { $host } vous invite à jouer
join-there = Déjà là :
join-name = Votre nom
join-name-hint = Laissez vide et vous en recevrez un provisoire.
join-button = Prendre place
join-begun = La partie a commencé, il n’y a plus de place.
join-watch = La regarder
join-full = Toutes les places sont prises.
invitation-personal = Cette invitation est personnelle : elle donne une place, une seule fois, à l’adresse qui l’a reçue, et ouvre votre compte. Merci de ne pas la transmettre.
invitation-name-hint = Si vous êtes ici pour la première fois. Laissez vide et vous en recevrez un provisoire.
invitation-else = Vous jouez ici sous le nom { $name }. Si l’invitation est arrivée à une autre de vos adresses, c’est le compte de celle-là qui s’ouvrira.
invitation-decline = Non merci
invitation-declined = Vous avez dit non, et { $host } le voit. Si vous changez d’avis, il est encore temps.
invitation-used = Cette invitation a déjà servi : une place a été prise avec elle.
invitation-table = Voir la table
invitation-over = Cette invitation n’est plus valable. Si vous voulez toujours jouer, demandez-en une nouvelle à { $host }.
flash-seated = Vous avez une place.
flash-got-up = Vous avez quitté la table.
flash-cancelled = La table est annulée.
flash-invited = Si cette adresse peut recevoir des e-mails, l’invitation est en route.
flash-withdrawn = L’invitation est retirée.
flash-not-withdrawn = Cette invitation a déjà reçu une réponse.
flash-not-full = Toutes les places de cette table sont prises.
flash-not-closed = Cette table a commencé sa partie ou n’existe plus.
player-guest = Sans compte
player-own = Votre page publique
player-on = Parties en cours
player-finished = Parties terminées
player-won = Parties gagnées
player-against-people = Contre des personnes
player-against-robots = Contre des robots
player-game = Jeu
player-none = Aucune partie terminée pour l’instant.
player-reply = Répond en général
player-reply-at-once = en moins d’une minute
player-reply-minutes = en { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
player-reply-hours = en { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
player-reply-days = en { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
admin-title = Le site
admin-stuck = Parties bloquées
admin-none = Aucune.
admin-broken = illisible : { $why }
admin-nobody = aucune question n’est posée à personne
admin-quiet = rien ne s’est passé depuis { $when }
admin-letters = Messages
admin-notices = { $n ->
    [one] { $n } avis de coup attend l’envoi.
   *[other] { $n } avis de coup attendent l’envoi.
}
admin-unwritten = Messages impossibles à écrire
admin-unwritten-why = Leur table est illisible, ou une erreur s’est produite pendant l’écriture. Chacun est retenté toutes les heures, pendant un jour.
admin-unwritten-tried = { $n ->
    [one] un essai
   *[other] { $n } essais
}
admin-unwritten-over = abandonné
admin-when = Quand
admin-kind = Sorte
admin-state = État
admin-tables = Tables
admin-table = Table
admin-last = Dernier coup
admin-finished = terminée
admin-on = en cours
admin-gathering = en attente de joueurs
admin-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
admin-name = Nom
admin-resting = Tables hors service
admin-resting-why = Leurs pages ont échoué plusieurs fois de suite. Une fois la cause trouvée, laissez-les réessayer.
admin-wake = Laisser { $code } réessayer
admin-who = Partie d’un nom ou d’une adresse
flash-woken = La table peut réessayer.
letters-title = Les messages de ce site
letters-why = Aucun serveur d’e-mail n’est configuré : les messages vont dans un dossier et s’affichent ici. Seule cette machine voit cette page.
letters-none = Aucun message n’a encore été écrit.
name-robot = Robot { $n }
name-gone = Quelqu’un qui est parti
# The list of players.
players-title = Joueuses et joueurs
players-name = Nom
players-find = Chercher
players-none = Personne ici ne porte ce nom.
players-nobody = Personne n’a encore de compte ici.
players-more = Il y en a d’autres : cherchez une partie du nom.
