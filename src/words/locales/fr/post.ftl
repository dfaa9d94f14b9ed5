act-title = Jouer ceci ?
act-who = { $who }, { $game } { $table }
act-button = Jouer
act-closed-title = Cette question est close
act-closed = Rien n’a été joué. La réponse est déjà donnée, ou la partie a avancé depuis l’envoi du message.
act-lately = Ce qui s’est passé récemment
act-done-title = C’est joué
act-kept-title = Gardé jusqu’à votre tour
act-kept = Personne d’autre ne le voit d’ici là, et vous pouvez le changer à la table.
act-refused-title = Ce coup est impossible
act-unchanged = Rien n’a été modifié.
act-table = Aller à la table
post-played = Joué : { $words }
post-kept = Gardé jusqu’à votre tour : { $words }
post-again = Ce message avait déjà été pris en compte. Rien n’a été joué deux fois.
post-not-played = Pas joué : { $words }
post-shown-first = Du nouveau a été révélé avant : vous voudrez peut-être y réfléchir encore.
post-stale = La question a changé depuis le message auquel vous répondez, rien n’a donc été joué.
post-said = Dit à la table : { $words }
post-no-entry = Le coup n° { $n } n’existe pas encore. Le dernier est le n° { $latest }.
post-empty = Ce message ne contenait aucun mot de vous, rien n’a donc changé. Écrivez votre réponse au-dessus du message cité ; « aide » montre ce que vous pouvez dire.
post-foreign-subject = Une réponse non jouée
post-foreign = Quelqu’un a répondu pour votre place depuis une autre adresse, ou son serveur ne s’est pas porté garant : rien n’a été joué. Si c’était vous, écrivez depuis l’adresse de votre compte. Sinon, cette personne a vu un de vos messages.
post-paused = Vous n’êtes pas là jusqu’à la fin de ce jour, et vos tables le savent. Vous pouvez changer cela ici :
post-not-paused = Ce jour est passé, rien n’a donc changé. Les absences s’annoncent aussi ici :
post-digest = Désormais, un seul message par jour vous dit ce qui s’est passé, à cette heure-là. Vous pouvez changer cela ici :
post-stopped = Vous ne recevrez plus de courrier sur cette table. Vous pouvez changer cela ici :
post-help =
    Ce que vous pouvez écrire dans une réponse, une chose par ligne :
    un numéro ou les mots d’un choix : il est joué ; plusieurs lignes font un tour entier
    voir : la table telle qu’elle est ; voir 41 : telle qu’elle était après le coup n° 41
    annuler : reprend votre dernier coup, si personne n’en a rien appris
    dire Bonne chance : le dit à la table
    pause jusqu’au 30/11 : vous n’êtes pas là avant cette date
    résumé 8:00 : un seul message par jour, à cette heure
    arrêter : plus de courrier sur cette table
feed-title = Tincan : à vous de jouer
feed-account = Flux
feed-why = Ce qui vous attend, pour un lecteur de flux ou un agenda. Qui connaît ces adresses peut les lire : gardez-les pour vous.
feed-atom = Flux Atom de vos tours
feed-calendar = Agenda de vos échéances
feed-renew = Créer de nouvelles adresses
flash-feed-renewed = Vos flux ont de nouvelles adresses ; les anciennes ne fonctionnent plus.
