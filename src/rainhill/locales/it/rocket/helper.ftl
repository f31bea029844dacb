# Che cosa si dice quando a qualcuno si chiede qualcosa per la prima volta, secondo il tipo di decisione.

rocket-helper-act = Il tuo turno: due azioni
    .text =
        Ogni azione è una di queste tre. Investi: occupa uno spazio in una città, che paga quando arriva una linea e alla fine. Stazione: piazzane una su una casella vuota dove può arrivare una linea. Amplia: muovi qualsiasi locomotiva di una casella e prendi un’azione della sua compagnia.

        Indica qualcosa sul tabellone o nei pannelli: prima di confermare vedi che cosa porta, e a chi.
rocket-helper-veto = Puoi opporti
    .text =
        Qualcuno muove la locomotiva di una compagnia di cui hai azioni. Offrine alcune per un’altra casella, o lascia correre. Chi muove risponde per ultimo e gli basta eguagliare l’offerta più alta.

        Paga solo chi offre di più, e cede quelle azioni. Passare non costa nulla.
rocket-helper-defend = Qualcuno si oppone alla tua mossa
    .text =
        Hai l’ultima parola. Eguaglia l’offerta, e la locomotiva va dove volevi; ti costa altrettante azioni. Oppure cedi: allora paga e decide chi ha offerto.

        L’azione presa per la mossa resta comunque tua, e puoi usarla qui.
