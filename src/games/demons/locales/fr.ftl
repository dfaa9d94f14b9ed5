demons-name = x
