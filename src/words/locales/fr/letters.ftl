letter-sign-in-subject = Votre lien de connexion à Tincan
letter-sign-in = Ouvrez ce lien et appuyez sur le bouton pour vous connecter. Il est valable une seule fois, pendant dix minutes.
letter-sign-in-link = Se connecter
letter-sign-in-end = Si vous ne l’avez pas demandé, quelqu’un a mal tapé son adresse. Vous n’avez rien à faire.
letter-confirm-subject = Est-ce votre nouvelle adresse ?
letter-confirm = Ouvrez ce lien et appuyez sur le bouton pour faire de cette adresse celle de votre compte Tincan. Il est valable une seule fois, pendant une heure.
letter-confirm-link = Oui, c’est mon adresse
letter-confirm-end = Si vous ne l’avez pas demandé, vous n’avez rien à faire.
letter-address-changed-subject = Votre adresse Tincan a changé
letter-address-changed = Désormais, les messages de Tincan partent à une autre adresse.
letter-password-changed-subject = Votre mot de passe Tincan a été défini
letter-password-changed = Un mot de passe a été défini pour votre compte, et vos autres appareils ont été déconnectés.
letter-password-removed-subject = Votre mot de passe Tincan a été supprimé
letter-password-removed = Votre compte n’a plus de mot de passe : un lien par e-mail suffit pour vous connecter. Vos autres appareils ont été déconnectés.
letter-replaced-subject = [{ $game } { $code }] Quelqu’un d’autre a repris votre place
letter-replaced = Votre temps était écoulé, la table a libéré votre place, et quelqu’un l’a reprise pour de bon. Vous ne jouez plus dans { $game } { $code }, mais vous pouvez encore regarder la partie.
letter-replaced-link = Regarder la partie
letter-changed-end = Si ce n’était pas vous, écrivez à la personne qui gère ce site.
letter-invitation-subject = { $host } vous invite à jouer : { $game }
letter-invitation = { $host } a ouvert une table ({ $game }) et aimerait vous y voir. Ouvrez ce lien pour la regarder et prendre place.
letter-invitation-link = Voir la table
letter-invitation-words = { $host } vous dit : « { $words } »
letter-invitation-personal = Ce lien est personnel et sert une seule fois, pendant deux semaines : il ouvre votre compte et vous donne votre place. Vous pouvez aussi y dire non.
letter-invitation-end = { $host } nous a donné votre adresse pour ce seul message ; le jeu est { $game }. Si vous ne voulez pas jouer, vous n’avez rien à faire.
letter-invitation-again = { $host } a joué avec vous et propose une nouvelle partie ; le jeu est { $game }. Seul Tincan connaît votre adresse : { $host } ne l’a pas vue. Si vous ne voulez pas jouer, vous n’avez rien à faire.
letter-undelivered-subject = Votre invitation n’est pas arrivée : { $game }
letter-undelivered = Votre invitation ({ $game }) n’a pas pu être remise à { $address }. Vérifiez l’adresse, ou envoyez vous-même le lien ci-dessous.
letter-undelivered-again = Votre invitation ({ $game }) n’a pas pu être remise à { $who } : les messages lui reviennent. Prévenez cette personne autrement, ou envoyez-lui vous-même le lien ci-dessous.
letter-undelivered-link = Le lien vers votre table
letter-off-subject = Plus de messages de ce genre
letter-off = Vous ne recevrez plus de messages de ce genre : { $kind }. Pour en recevoir de nouveau, répondez à ce message par : messages à nouveau
letter-on-subject = Les messages de ce genre reviennent
letter-on = Vous recevez de nouveau les messages de ce genre : { $kind }. Pour les arrêter, répondez à ce message par : plus de messages
letter-elsewhere-subject = Votre réponse n’a pas été prise en compte
letter-elsewhere = Nous avons reçu une réponse de { $address }. Le message auquel elle répond était parti à une autre adresse : rien n’a changé. Répondez depuis l’adresse qui a reçu le message. Pour jouer désormais depuis { $address }, faites-en l’adresse de votre compte :
letter-elsewhere-link = Votre compte
letter-elsewhere-end = Si vous ne nous avez pas écrit, quelqu’un s’est servi de votre adresse ; vous n’avez rien à faire.
letter-subject = { $what } — { $game } { $code }
letter-subject-constant = Votre partie
letter-headline = { $what } — { $until }
letter-in-short = { $game } { $code } : { $what }
letter-table = La table
letter-replay = Toute la partie, pas à pas
letter-started = La partie commence
letter-started-with = Autour de la table : { $who }.
letter-started-next = Vous recevrez un message quand ce sera à vous.
letter-talk = { $n ->
    [one] Message de { $who }
   *[other] Messages de { $who }
}
letter-talk-reply = Pour répondre, écrivez une ligne qui commence par : dire
letter-head = Entrée { $n }, sceau { $seal }
letter-reminder = Il vous reste peu de temps
letter-nudge = La table attend votre réponse
letter-reminder-subject = { $why } : { $what }
letter-kept = Votre temps est écoulé, un remplaçant (un robot) joue pour vous
letter-kept-other = Un remplaçant (un robot) joue pour { $who }
letter-away = { $who } s’absente et revient le { $day }
letter-lapsed = Le temps est écoulé
letter-vote = Vote sur une place : { $who }
letter-vote-own = La table vote sur votre place
letter-vote-answer = Votre réponse tarde, et les autres décident de la suite. Votre réponse met fin au vote.
letter-vote-return = Les autres décident du sort de votre place. La reprendre met fin au vote.
letter-end-words = Si vous êtes d’accord pour arrêter la partie, répondez : voter arrêter
letter-vote-proposed = { $who } propose : { $verdict }
letter-vote-words = { $needed } Pour voter, répondez par une de ces lignes. Vous pouvez changer d’avis tant que rien n’est décidé.
letter-vote-line = { $verdict }. { $means } Voix : { $n } sur { $needed }.
letter-return-words = Pour la reprendre, répondez par un seul mot : retour
letter-back = { $n ->
    [one] { $who } est de retour
   *[other] { $who } sont de retour
}
letter-settings = Choisir les messages que vous recevez
letter-unsubscribe = Se désabonner de ce genre de message
letter-digest-asked = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
letter-digest-news = Des nouvelles de vos parties
letter-digest-talk = { $n ->
    [one] Un nouveau message à la table
   *[other] { $n } nouveaux messages à la table
}
mail-title = Vos e-mails
mail-guest = Sans adresse, vous ne recevez pas de messages.
mail-how = Quels messages, et quand
mail-turn = C’est à vous
mail-reminder = On vous attend depuis longtemps
mail-game = Une partie commence, se termine ou prend une tournure inattendue
mail-talk = Quelqu’un écrit à la table
mail-invitation = On vous invite à une table
mail-at-once = tout de suite
mail-digest = dans un message par jour
mail-never = jamais
mail-delay = Le message qui annonce votre tour part
mail-delay-after = { $n ->
    [0] tout de suite
    [one] si c’est encore à vous après une minute
   *[other] si c’est encore à vous après { $n } minutes
}
mail-digest-hour = Le message quotidien arrive à
mail-quiet = Heures calmes
mail-quiet-why = Aucun message pendant ces heures, sauf si votre délai expirait entre-temps. Elles suivent votre fuseau horaire : { $zone }.
mail-quiet-none = pas d’heures calmes
mail-quiet-from = De
mail-quiet-to = À
mail-subject = L’objet du message dit
mail-subject-telling = ce qui vous attend, et jusqu’à quand
mail-subject-constant = toujours la même chose pour une partie
mail-sent = Ce que vos messages sont devenus
mail-none = Aucun message ne vous a encore été écrit.
mail-about = De quoi il s’agit
mail-state = Ce qu’il est devenu
mail-state-waiting = en route, prochain essai : { $when }
mail-state-sent = remis : { $when }
mail-state-failed = non remis : { $why }
mail-state-dropped = pas envoyé, il n’avait plus lieu d’être
mail-unreachable = Les messages qui vous sont adressés reviennent, nous n’en écrivons donc plus.
mail-bounced = Depuis : { $when }. Le serveur d’en face répond : { $why }
mail-again = Ma boîte fonctionne, écrivez-moi de nouveau
flash-mail-again = Nous vous écrivons de nouveau.
mail-kind = { $kind ->
    [sign-in] Un lien de connexion
    [confirm] Votre nouvelle adresse
    [address-changed] Votre adresse a changé
    [password-changed] Votre mot de passe a été défini
    [password-removed] Votre mot de passe a été supprimé
    [replaced] Votre place a été reprise
    [invitation] Une invitation
    [undelivered] Une invitation qui n’est pas arrivée
    [duty] À vous de jouer
    [started] La partie a commencé
    [finished] La partie est terminée
    [talk] Discussion à la table
    [reminder] Un rappel
    [nudge] La table vous attend
    [lapsed] Le temps est écoulé
    [vote] Un vote
    [away] Quelqu’un s’absente
    [back] Quelqu’un revient
    [answer] Une réponse à votre message
    [elsewhere] Une réponse venue d’une autre adresse
   *[digest] Le message quotidien
}
mail-here = Messages sur cette partie
mail-as-usual = comme d’habitude
stop-title = Se désabonner de ces messages ?
stop-button = Se désabonner
stop-done = C’est fait. Vous ne recevrez plus ce genre de message.
stop-back = Changer d’avis et choisir vos messages
stop-turn = Les messages qui annoncent votre tour s’arrêteront.
stop-reminder = Les rappels s’arrêteront.
stop-game = Les messages sur le début et la fin des parties s’arrêteront.
stop-talk = Les messages sur les discussions s’arrêteront.
stop-invitation = Plus personne ne pourra vous inviter par e-mail.
letter-subject-until = { $subject } — { $until }
letter-what = { $duty } : { $what }
letter-compose = Composer mon tour
letter-how = Répondez { $number }, ou avec les mots : { $words }.
letter-how-first = Un numéro seul désigne sa ligne a.
letter-how-more = D’autres choix : Composer mon tour.
letter-since = Depuis votre dernier tour
letter-said = { $who } dit : « { $words } »
letter-waiting = { $what }. Vous recevrez un message quand ce sera à vous.
letter-personal-reply = Ces liens sont à vous seul : ils jouent pour vous. Répondez voir, règles, dire.
letter-personal = Ces liens sont à vous seul : ils jouent pour vous.
letter-off-words = Ou répondez : plus de lettres
