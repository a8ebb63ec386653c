# Ciò che non va nei file di scenario, in italiano.

## Testi e tavoli.

scenario-too-large = lo scenario supera { $most } byte; accorcialo
scenario-no-such = il testo ha { $n } scenari; il numero { $asked } non è tra loro, contando da 0
