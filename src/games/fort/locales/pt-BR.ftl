fort-name = Fort
