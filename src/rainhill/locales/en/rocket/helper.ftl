# What is said when somebody is asked something for the first time, by the kind of the decision.

rocket-helper-act = Your turn: two actions
    .text =
        Each action is one of three. Invest: take a space in a city, which pays when a line arrives and at the end. Station: put one on an empty hex where a line may come. Extend a line: move any locomotive by one hex and take a share of its company.

        Point at something on the board or in the panels: before you confirm, you see what it brings, and to whom.
rocket-helper-veto = You may object
    .text =
        Somebody moves the locomotive of a company whose shares you hold. Bid some of them for another hex, or let it go. Whoever moves answers last and needs only to equal the highest bid.

        Only the highest bidder pays, and gives those shares away. Passing costs nothing.
rocket-helper-defend = Somebody objects to your move
    .text =
        You have the last word. Equal the bid, and the locomotive goes where you wanted; it costs you as many shares. Or give in: then the bidder pays and decides.

        You keep the share you took for the move in any case, and may use it here.
