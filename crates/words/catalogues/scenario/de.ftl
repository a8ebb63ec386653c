# Was an Szenariodateien falsch ist, auf Deutsch.

## Texte und Tische.

scenario-too-large = das Szenario ist größer als { $most } Bytes; kürze es
scenario-no-such = der Text hat { $n } Szenarien; Nummer { $asked } ist nicht dabei, gezählt ab 0
