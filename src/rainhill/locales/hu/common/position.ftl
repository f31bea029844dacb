# Az állás mondatokban: amit minden játék elmond.

position-now = Most
position-asked = { $seat } dönt.
position-over = A játszma véget ért.
position-at = { AZ($hex) } { $hex } mezőn
position-score = { $seat }: { $amount }
