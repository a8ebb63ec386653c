# What is wrong with scenario files, in English.

## Texts and tables.

scenario-too-large = the scenario is larger than { $most } bytes; shorten it
scenario-no-such = the text has { $n } scenarios; number { $asked } is not among them, counted from 0
