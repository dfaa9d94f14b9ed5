act-title = Jouer ceci ?
act-who = { $who }, { $game } { $table }
act-compose-title = Composez votre tour
act-own = Ou avec vos propres mots
act-nothing = Rien n’a encore été choisi.
act-button = Jouer
act-closed-title = Cette question est close
act-closed = Rien n’a été joué. La réponse est déjà donnée, ou la partie a avancé depuis l’envoi du message.
act-lately = Ce qui s’est passé récemment
act-replaced-title = Cette place n’est plus la vôtre
act-replaced = Rien n’a été joué. Vous ne jouez plus à cette table : les messages de cette époque n’ont plus d’effet. Vous pouvez toujours regarder la partie.
act-done-title = C’est joué
act-kept-title = Gardé jusqu’à votre tour
act-kept = Personne d’autre ne le voit d’ici là, et vous pouvez le changer à la table.
act-refused-title = Ce coup est impossible
act-unchanged = Rien n’a été modifié.
act-table = Aller à la table
post-played = Joué : { $words }
post-kept = Gardé jusqu’à votre tour : { $words }
post-again = Ce message avait déjà été pris en compte. Rien n’a été joué deux fois.
post-not-played = Pas joué : { $words }
# $words: what was written.
post-unclear = Rien n’a été joué. Nous n’avons pas compris : « { $words } »
post-nearest = Vouliez-vous dire l’un de ces choix ? Répondez par son numéro :
post-shown-first = Du nouveau a été révélé avant : vous voudrez peut-être y réfléchir encore.
post-stale = La question a changé depuis le message auquel vous répondez, rien n’a donc été joué.
post-said = Dit à la table : { $words }
post-no-entry = L’entrée { $n } n’existe pas encore. La dernière est l’entrée { $latest }.
post-empty = Ce message ne contenait aucun mot de vous, rien n’a donc changé. Écrivez votre réponse au-dessus du message cité ; « aide » montre ce que vous pouvez dire.
post-foreign-subject = Une réponse non jouée
post-foreign = Quelqu’un a répondu pour votre place depuis une autre adresse, ou son serveur ne s’est pas porté garant : rien n’a été joué. Si c’était vous, écrivez depuis l’adresse de votre compte. Sinon, cette personne a vu un de vos messages.
post-not-paused = Rien n’a changé : il faut un jour à venir, dans l’année. Les absences s’annoncent aussi ici :
post-away = Votre absence court jusqu’au { $day } inclus, et vos tables le savent. { $choice }
post-meanwhile-pause = En attendant, vos questions patientent, dans la limite fixée par chaque table.
post-meanwhile-orders = En attendant, on passe pour vous quand c’est permis, et le reste patiente.
post-meanwhile-caretaker = En attendant, un remplaçant (un robot) joue pour vous.
post-meanwhile-least = En attendant, un remplaçant (un robot) ne fait pour vous que le nécessaire.
post-too-short = { $n ->
    [one] La table { $tables } ne peut pas attendre aussi longtemps : au bout d’un moment, un remplaçant (un robot) y jouera pour vous.
   *[other] Ces tables ne peuvent pas attendre aussi longtemps, et au bout d’un moment un remplaçant (un robot) y jouera pour vous : { $tables }.
}
post-away-change = Pour changer cela, renvoyez la ligne avec un autre jour, ou suivie d’un de ces mots : pause, passer, remplaçant. Pour cette table seulement, écrivez par exemple : ici remplaçant. À votre retour, écrivez : retour
post-here = Cette table le sait. { $choice }
post-not-away = Vous n’avez annoncé aucune absence, rien n’a donc changé. Pour en annoncer une, écrivez par exemple : pause jusqu’au 30/11 remplaçant
post-back = Bon retour ! Vos tables le savent, et vos places sont à vous.
post-not-back = Vous n’aviez annoncé aucune absence et personne ne joue pour vous : rien n’a changé.
post-voted = Votre vote est compté. { $who } : { $verdict }. Pour l’instant, { $n } voix sur { $needed }.
post-agreed = La table a décidé. { $who } : { $verdict }.
post-vote-unclear = Votre vote n’était pas clair, il n’a donc pas été compté. Écrivez une des lignes ci-dessous, telle quelle.
post-vote-none = Il n’y a rien à décider là-dessus en ce moment, votre vote n’a donc pas été compté.
post-vote-own = Ce sont les autres qui décident de votre place. Répondez à votre question, ou écrivez : retour
post-vote-kept = Un remplaçant (un robot) joue pour vous, vous n’avez donc pas de voix. Reprenez d’abord votre place ; écrivez : retour
post-vote-no-wait = Cela ne peut pas être décidé au sujet de { $who }. Votre vote n’a pas été compté.
post-nudged = C’est fait. Un message part pour { $who }.
post-nudge-unwritten = { $n ->
    [one] { $who } ne reçoit pas de messages : rien n’a été envoyé.
   *[other] { $who } ne reçoivent pas de messages : rien n’a été envoyé.
}
post-nudge-idle = Inutile de relancer { $who } en ce moment.
post-nudge-nobody = La table n’attend personne d’autre en ce moment.
post-nudge-no-hurry = Cette table n’a pas d’échéance : on n’y presse personne.
post-stranger = On ne sait pas qui est « { $name } », rien n’a donc été fait. Avec vous à la table : { $who }.
post-digest = Désormais, un seul message par jour vous dit ce qui s’est passé, à cette heure-là. Vous pouvez changer cela ici :
post-letters-off = Vous ne recevrez plus de messages sur cette table. Pour en recevoir de nouveau, répondez à n’importe quel message à son sujet par : messages à nouveau
post-letters-on = Vous recevez de nouveau des messages sur cette table. Pour les arrêter, écrivez : plus de messages
post-stop-what = Il n’y a rien à arrêter dans la partie en ce moment : rien n’a changé. Pour ne plus recevoir de messages sur cette table, écrivez : plus de messages
post-which-day = Cela peut être { $first } ou { $second } : rien n’a changé. Écrivez le mois en toutes lettres, par exemple : pause jusqu’au 30 novembre
post-day-unclear = Le jour n’était pas clair : rien n’a changé. Écrivez-le ainsi : pause jusqu’au 30 novembre
post-too-long = Votre message est plus long qu’une réponse : rien n’a changé. Écrivez seulement votre réponse, au-dessus du message cité.
post-rules = Toutes les règles : { $url }
post-no-card = Aucune carte ne s’appelle « { $words } » ici.
post-zone = Vos messages donnent désormais l’heure de { $zone }.
post-no-zone = Le fuseau « { $zone } » n’existe pas. Écrivez par exemple : fuseau Europe/Paris
post-language = Désormais, nous vous écrivons en français.
post-no-language = Nous écrivons en anglais, français, russe et portugais. Écrivez par exemple : langue anglais
post-noted = Noté pour vous seul : { $words }
post-notes = Vos notes sur cette table :
post-no-notes = Vous n’avez pas encore de notes sur cette table. Écrivez par exemple : note Boris garde ses livres
post-rematch = Une fois la partie finie, rejouez ici avec les mêmes personnes :
post-too-often = Vous avez déjà beaucoup parlé depuis une heure : rien de ce message n’a été fait. Attendez un peu et renvoyez-le.
post-help-title = Ce que vous pouvez écrire dans une réponse, une chose par ligne
post-help =
    un numéro ou les mots d’un choix : il est joué ; plusieurs lignes font un tour entier
    voir : la table telle qu’elle est ; voir 41 : telle qu’elle était après l’entrée 41
    annuler : annule votre dernier coup, si personne n’en a rien appris
    dire Bonne chance : le dit à la table
    pause jusqu’au 30/11 : absence jusqu’à ce jour inclus, et vos questions patientent
    pause jusqu’au 30/11 remplaçant : un remplaçant (un robot) joue en attendant ; avec passer, on passe pour vous quand c’est permis
    ici remplaçant : la même chose, à cette table seulement
    retour : vous êtes de nouveau là, et votre place est à vous
    relancer : demande une réponse aux personnes que la table attend
    voter attendre : attendre encore quelqu’un qui tarde
    voter remplacer : céder à quelqu’un d’autre la place de qui tarde ou n’est plus là
    voter arrêter : arrêter la partie ; s’il s’agit de plusieurs, ajoutez un nom : voter arrêter Anna
    résumé 8:00 : un seul message par jour, à cette heure
    plus de messages : plus aucun message sur cette table ; messages à nouveau : ils reviennent
feed-title = Tincan : à vous de jouer
feed-account = Flux
feed-why = Ce qui vous attend, pour un lecteur de flux ou un agenda. Qui connaît ces adresses peut les lire : gardez-les pour vous.
feed-atom = Flux Atom de vos tours
feed-calendar = Agenda de vos échéances
feed-renew = Créer de nouvelles adresses
flash-feed-renewed = Vos flux ont de nouvelles adresses ; les anciennes ne fonctionnent plus.
