letter-sign-in-subject = Ваша ссылка для входа в Tincan
letter-sign-in = Откройте ссылку и нажмите кнопку, чтобы войти. Она работает один раз, в течение десяти минут.
letter-sign-in-link = Войти
letter-sign-in-end = Если вы этого не просили, кто-то ошибся адресом. Делать ничего не нужно.
letter-confirm-subject = Это ваш новый адрес?
letter-confirm = Откройте ссылку и нажмите кнопку, чтобы этот адрес стал адресом вашего аккаунта в Tincan. Она работает один раз, в течение часа.
letter-confirm-link = Да, это мой адрес
letter-confirm-end = Если вы этого не просили, делать ничего не нужно.
letter-address-changed-subject = Ваш адрес в Tincan изменён
letter-address-changed = Отныне письма от Tincan приходят на другой адрес.
letter-password-changed-subject = Пароль в Tincan задан
letter-password-changed = Для вашего аккаунта задан пароль, на других устройствах сеансы завершены.
letter-password-removed-subject = Пароль в Tincan удалён
letter-password-removed = У вашего аккаунта больше нет пароля: войти можно по ссылке из письма. На других устройствах сеансы завершены.
letter-replaced-subject = [{ $game } { $code }] Ваше место занял другой игрок
letter-replaced = Ваше время вышло, стол освободил ваше место, и его насовсем занял другой игрок. В партии { $game } { $code } вы больше не играете, но можете её смотреть.
letter-replaced-link = Смотреть партию
letter-changed-end = Если это были не вы, напишите хозяину сайта.
letter-invitation-subject = { $host } зовёт вас играть: { $game }
letter-invitation = { $host } открывает стол (игра «{ $game }») и зовёт вас. Перейдите по ссылке, чтобы взглянуть и занять место.
letter-invitation-link = Посмотреть стол
letter-invitation-words = { $host } пишет: «{ $words }»
letter-invitation-personal = Ссылка только для вас и работает один раз, в течение двух недель: она впускает на сайт и даёт вам место. Там же можно и отказаться.
letter-invitation-end = Ваш адрес нам сообщил игрок { $host }, только для этого письма; игра — «{ $game }». Если играть не хочется, делать ничего не нужно.
letter-invitation-again = Вы уже играли вместе, и { $host } предлагает ещё одну партию; игра — «{ $game }». Ваш адрес известен только Tincan, другим игрокам он не показан. Если играть не хочется, делать ничего не нужно.
letter-undelivered-subject = Приглашение не дошло: { $game }
letter-undelivered = Ваше приглашение на игру «{ $game }» не удалось доставить: { $address }. Проверьте адрес или отправьте ссылку ниже сами.
letter-undelivered-again = Ваше приглашение на игру «{ $game }» не удалось доставить. Кому: { $who }, письма туда не доходят. Сообщите как-нибудь иначе или отправьте ссылку ниже сами.
letter-undelivered-link = Ссылка на ваш стол
letter-off-subject = Таких писем больше не будет
letter-off = Таких писем больше не будет: { $kind }. Чтобы получать их снова, ответьте на это письмо: снова письма
letter-on-subject = Такие письма снова приходят
letter-on = Такие письма снова приходят: { $kind }. Чтобы их не было, ответьте на это письмо: без писем
letter-elsewhere-subject = Ваш ответ не принят
letter-elsewhere = Пришёл ответ с адреса { $address }. Письмо, на которое он отвечает, уходило на другой адрес, поэтому ничего не изменилось. Ответьте, пожалуйста, с того адреса, на который пришло письмо. Чтобы впредь играть с адреса { $address }, укажите его в своём аккаунте:
letter-elsewhere-link = Ваш аккаунт
letter-elsewhere-end = Если вы нам не писали, кто-то воспользовался вашим адресом. Делать ничего не нужно.
letter-subject = { $what } — { $game } { $code }
letter-subject-constant = Ваша партия
letter-headline = { $what } — { $until }
letter-in-short = { $game } { $code }: { $what }
letter-table = Перейти к столу
letter-replay = Вся партия шаг за шагом
letter-started = Партия началась
letter-started-with = За столом: { $who }.
letter-started-next = Когда очередь дойдёт до вас, придёт письмо.
letter-talk = { $n ->
    [one] Сообщение от игрока { $who }
    [few] Сообщения от игроков: { $who }
   *[many] Сообщения от игроков: { $who }
}
letter-talk-reply = Чтобы ответить, напишите строку, которая начинается со слова: скажи
letter-head = Запись { $n }, печать { $seal }
letter-reminder = Ваше время на исходе
letter-nudge = За столом ждут вашего ответа
letter-reminder-subject = { $why }. { $what }
letter-kept = Время вышло, за вас играет заместитель (робот)
letter-kept-other = { $who }: играет заместитель (робот)
letter-away = { $who } отсутствует и вернётся { $day }
letter-lapsed = Время вышло
letter-vote = Голосование о месте игрока: { $who }
letter-vote-own = Голосование о вашем месте
letter-vote-answer = Вашего ответа всё нет, и остальные решают, как быть. Ваш ответ закончит голосование.
letter-vote-return = Остальные решают, что будет с вашим местом. Вернитесь на него, и голосование закончится.
letter-end-words = Если вы согласны прекратить партию, ответьте: голос прекратить
letter-vote-proposed = { $who } предлагает: { $verdict }
letter-vote-words = { $needed } Чтобы проголосовать, ответьте одной из этих строк. Пока ничего не решено, голос можно изменить.
letter-vote-line = { $verdict }. { $means } Голосов: { $n } из { $needed }.
letter-return-words = Чтобы вернуться, ответьте двумя словами: я здесь
letter-back = { $n ->
    [one] { $who } снова за столом
    [few] { $who } снова за столом
   *[many] { $who } снова за столом
}
letter-settings = Выбрать, какие письма получать
letter-unsubscribe = Больше не получать таких писем
letter-digest-asked = { $n ->
    [one] Вас ждёт { $n } партия
    [few] Вас ждут { $n } партии
   *[many] Вас ждут { $n } партий
}
letter-digest-news = Новости ваших партий
letter-digest-talk = { $n ->
    [one] { $n } новая реплика за столом
    [few] { $n } новые реплики за столом
   *[many] { $n } новых реплик за столом
}
mail-title = Ваши письма
mail-guest = Без адреса письма не приходят.
mail-how = Какие письма и когда
mail-turn = Ваш ход
mail-reminder = Вас давно ждут
mail-game = Партия началась, закончилась, или в ней случилось что-то необычное
mail-talk = За столом что-то сказали
mail-invitation = Вас зовут за стол
mail-at-once = сразу
mail-digest = одним письмом в день
mail-never = никогда
mail-delay = Письмо о вашем ходе приходит
mail-delay-after = { $n ->
    [0] сразу
    [one] если через { $n } минуту ход всё ещё ваш
    [few] если через { $n } минуты ход всё ещё ваш
   *[many] если через { $n } минут ход всё ещё ваш
}
mail-digest-hour = Ежедневное письмо приходит в
mail-quiet = Тихие часы
mail-quiet-why = В эти часы письма не приходят, если только за это время не истечёт ваш срок. Часы — по вашему часовому поясу: { $zone }.
mail-quiet-none = без тихих часов
mail-quiet-from = С
mail-quiet-to = До
mail-subject = В теме письма
mail-subject-telling = что нужно сделать и к какому сроку
mail-subject-constant = для одной партии всегда одно и то же
mail-sent = Что стало с вашими письмами
mail-none = Вам ещё не писали.
mail-about = О чём
mail-state = Что с ним стало
mail-state-waiting = в пути, следующая попытка: { $when }
mail-state-sent = передано: { $when }
mail-state-failed = не доставлено: { $why }
mail-state-dropped = не отправлено: устарело
mail-unreachable = Письма к вам возвращаются, поэтому мы больше не пишем.
mail-bounced = С этого времени: { $when }. Та сторона отвечает: { $why }
mail-again = Мой ящик работает, пишите снова
flash-mail-again = Снова пишем вам.
mail-kind = { $kind ->
    [sign-in] Ссылка для входа
    [confirm] Ваш новый адрес
    [address-changed] Адрес изменён
    [password-changed] Пароль задан
    [password-removed] Пароль удалён
    [replaced] Ваше место занял другой
    [invitation] Приглашение
    [undelivered] Приглашение, которое не дошло
    [duty] Ваш ход
    [started] Партия началась
    [finished] Партия окончена
    [talk] Разговор за столом
    [reminder] Напоминание
    [nudge] За столом ждут
    [lapsed] Время вышло
    [vote] Голосование
    [away] Кто-то отсутствует
    [back] Кто-то вернулся
    [answer] Ответ на ваше письмо
    [elsewhere] Ответ с другого адреса
   *[digest] Ежедневное письмо
}
mail-here = Письма об этой партии
mail-as-usual = как обычно
stop-title = Больше не присылать таких писем?
stop-button = Больше не присылать
stop-done = Готово. Таких писем больше не будет.
stop-back = Передумать можно на странице ваших писем
stop-turn = Письма о вашем ходе приходить не будут.
stop-reminder = Напоминания приходить не будут.
stop-game = Письма о начале и конце партий приходить не будут.
stop-talk = Письма о разговорах за столом приходить не будут.
stop-invitation = Звать вас за стол письмом больше никто не сможет.
letter-subject-until = { $subject } — { $until }
letter-what = { $duty }: { $what }
letter-compose = Составить ход
letter-how = Ответьте { $number } или словами: { $words }.
letter-how-first = Номер без буквы означает строку a.
letter-how-more = Другие варианты: «Составить ход».
letter-since = С вашего прошлого хода
letter-said = { $who }: «{ $words }»
letter-waiting = { $what }. Когда придёт ваша очередь, вы получите письмо.
letter-personal-reply = Ссылки только для вас: они играют за вас. Ответьте: покажи, правила, скажи.
letter-personal = Ссылки только для вас: они играют за вас.
letter-off-words = Или ответьте: без писем
