# Ce qui ne va pas dans les fichiers de scénario, en français.

## Textes et tables.

scenario-too-large = le scénario dépasse { $most } octets ; raccourcissez-le
scenario-no-such = le texte a { $n } scénarios ; le numéro { $asked } n'en fait pas partie, en comptant depuis 0
