# Det som bara kommandoraden säger: flaggor, menyer och avslag.

cli-option-humans = Hur många personer som spelar vid det här tangentbordet; på de andra platserna spelar bottar. Annars 1.
cli-option-pause = Vänta på Enter efter varje drag.
cli-option-bench = Vad som ska mätas: engine (motorn), search (bottarnas sökning), load (hur många bord en server klarar) eller store (vad sparade partier kostar).
cli-you-team = Ditt gäng
cli-seed-hash = Hash för serverns frö: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Vilka kort behåller du? Skriv deras nummer, t.ex. 1 3; med bara Enter behåller du inget.
cli-bench-iterations = Sökvarv per sekund

## Avslag

error-usage = Kommandot går inte att förstå. Prova --help.
error-usage-option = Flaggan ”{ $name }” finns inte. Prova --help.
error-usage-missing = ”{ $name }” saknas. Prova --help.
error-usage-command = Kommandot ”{ $name }” finns inte. Prova --help.
error-usage-needs-value = ”{ $name }” behöver ett värde. Prova --help.
error-usage-value = ”{ $name }” kan inte ha det värdet. Prova --help.
error-usage-wrong-value = ”{ $name }” kan inte vara ”{ $value }”. Prova --help.
error-usage-range = ”{ $name }” måste vara ett tal från { $low } till { $high }, inte ”{ $value }”. Prova --help.
error-bench-unknown = Det finns inget att mäta som heter ”{ $value }”. Välj bland { $known }.
error-bandit-unknown = ”{ $value }” är inte med i det här spelet. Välj bland { $known }.
error-file-unwritable = Filen { $path } går inte att skriva.
error-record-field = { $where }: det här hör inte hemma i ett sparat parti.
error-record-too-long = { $where }: så långt är inget parti.
error-record-no-seed = { $where }: partiet kan inte fortsätta, fröet är inte sparat.
error-record-twice = { $where }: det här finns med två gånger.
error-viewer-unknown = Det finns ingen plats { $value } vid det här bordet.
error-file-exists = Det finns redan en fil { $path }. Fortsätt med den genom --resume eller välj ett annat namn.
error-resume-options = Ett sparat parti fortsätter som det började: utelämna de andra flaggorna.
