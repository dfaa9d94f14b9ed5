# The frame of every page.
layout-name = Tincan
layout-skip = Перейти к содержимому
layout-places = Разделы
layout-games = Ваши партии
layout-lobby = Открытые столы
layout-rules = Правила
layout-sign-in = Войти
# $n: games that wait for the reader.
layout-next = { $n ->
    [one] Вас ждёт { $n } партия
    [few] Вас ждут { $n } партии
   *[many] Вас ждут { $n } партий
}
layout-language = Язык
layout-foot = Неспешные игры для друзей, которые далеко друг от друга. Скрипты здесь не нужны.
