/** German explanations and what they say in English. */
import { GERMAN_BCF, GERMAN_BCF_PARTS } from './german-bcf.ts';
import { GERMAN_PARTS } from './german-parts.ts';
import type { Phrase, PhraseBook } from './phrasebook.ts';

const odd = (other: string, english: string): Phrase => [
  `Ungerade Spielerzahl: ${other}`,
  `An odd number of players: ${english}`,
];
const both = (other: string, english: string): Phrase => [
  `Beide haben {points}${other}`,
  `Both are on {points}${english}`,
];

const DUTCH: readonly Phrase[] = [
  both(
    ', und niemand sonst mit dieser Punktzahl ist für sie übrig.',
    ' and nobody else on that score is left for them.',
  ),
  both(
    '. Die zwei Hälften der Gruppe sind nicht ganz gegeneinander zu paaren, also wechselten Spieler die Hälfte; dieses Paar gehört dazu.',
    '. The two halves of the group cannot all meet each other, so players changed halves; this pair is part of it.',
  ),
  both(
    '. Hälfte gegen Hälfte wäre die Gruppe nach den Kriterien schlechter, also wechselten Spieler die Hälfte; dieses Paar gehört dazu.',
    '. Half against half the group would come out worse by the criteria, so players changed halves; this pair is part of it.',
  ),
  both(
    '. {A} aus der oberen Hälfte {leaves}, also rückt {B} aus der unteren Hälfte in die obere.',
    '. {A} of the upper half {leaves}, so {B} of the lower half takes a place in the upper one.',
  ),
  both(
    ': Nummer {ordinal} der oberen Hälfte trifft auf Nummer {ordinal2} der unteren Hälfte ihrer Gruppe.',
    ': {ordinal} in the upper half meets {ordinal2} in the lower half of their group.',
  ),
  both(
    '. {A} hat schon gegen {B} gespielt und trifft deshalb auf {C}.',
    '. {A} has already met {B}, and so meets {C}.',
  ),
  both(
    '. {A} darf nicht gegen {B} spielen und trifft deshalb auf {C}.',
    '. {A} may not meet {B}, and so meets {C}.',
  ),
  both(
    '. {A} und {B} müssen beide {colour} haben; deshalb trifft {A} auf {C}.',
    '. {A} and {B} both must have {colour}, and so {A} meets {C}.',
  ),
  both(
    '. {A} und {B} haben beide Anspruch auf {colour}; mit {C} verfehlt niemand die zustehende Farbe.',
    '. {A} and {B} are both due {colour}; with {C} nobody misses a due colour.',
  ),
  both(
    '. {A} wäre für {B} an der Reihe, wird aber an einem anderen Brett gebraucht, damit die Gruppe am besten aufgeht.',
    '. {A}, next in order for {B}, is needed on another board to make the group come out best.',
  ),
  [
    '{down} {steps} hinunter und trifft auf {B} mit {points-dative}.',
    '{down} goes down {steps} and meets {B} on {points-dative}.',
  ],
  [
    '{A} mit {points-dative} trifft auf {B} mit {points-dative2}: Die untersten Gruppen werden als eine gepaart.',
    '{A} on {points-dative} meets {B} on {points-dative2}: the lowest groups are paired as one.',
  ],
  odd(
    '{A} ist spielfrei, aus der untersten Gruppe ({points}).',
    '{A} has the bye, from the lowest group ({points}).',
  ),
  odd(
    '{A} ist spielfrei mit {points-dative}; alle mit weniger Punkten waren schon spielfrei oder haben ohne Partie gewonnen.',
    '{A} has the bye on {points-dative}; all with fewer points have had a bye or a win without a game.',
  ),
  odd(
    '{A} ist spielfrei. Bliebe ein Spieler mit weniger als {points-dative} übrig, wären die anderen nicht zu paaren.',
    '{A} has the bye. With a player below {points-dative} left over, the others could not be paired.',
  ),
  odd(
    '{A} ist spielfrei; es trifft die letzte Gruppe, in der nur {A} übrig bleibt.',
    '{A} has the bye; it falls to the last group, which is left with {A}.',
  ),
];

const COLOURS: readonly Phrase[] = [
  ['Wer spielfrei ist, hat keine Farbe.', 'A bye has no colour.'],
  ['Beide bekommen die zustehende Farbe; {A} hat Weiß.', 'Both get the colour they are due; {A} has White.'],
  [
    'Nur einer von beiden hat schon gespielt und bekommt die zustehende Farbe; {A} hat Weiß.',
    'One of them has not played yet, the other gets the due colour; {A} has White.',
  ],
  [
    'Beide haben Anspruch auf dieselbe Farbe, {A} dringender; {B} hat Weiß.',
    'Both are due the same colour, {A} more urgently; {B} has White.',
  ],
  [
    'Beide haben gleichen Anspruch auf dieselbe Farbe; sie wechseln gegenüber dem letzten Mal, als sie verschiedene hatten: {A} hat Weiß.',
    'Both are equally due the same colour; they change from when they last had different ones: {A} has White.',
  ],
  [
    'Zurückgezählt hatten beide dieselben Farben; {A}, höher in der Rangfolge, bekommt die zustehende Farbe.',
    'Counted back, both have had the same colours; {A}, ranked higher, gets the due colour.',
  ],
  [
    'Zurückgezählt hatten beide dieselben Farben; {A}, tiefer in der Rangfolge einer Gruppe unter dem Median, bekommt die zustehende Farbe.',
    'Counted back, both have had the same colours; {A}, ranked lower in a group below the median, gets the due colour.',
  ],
  [
    'Beide haben noch nicht gespielt; {A} hat eine {parity} Nummer ({number}) und {gets} die vom Los bestimmte Farbe.',
    'Neither has played; {A} has an {parity} number ({number}) and so {gets} the colour drawn by lot.',
  ],
  [
    'Beide haben Anspruch auf dieselbe Farbe, {A} mit der größeren Farbdifferenz ({number} gegen {number2}); {B} hat Weiß.',
    'Both are due the same colour, {A} with the larger difference ({number} against {number2}); {B} has White.',
  ],
  [
    'Mit vertauschten Farben läge einer von beiden außerhalb der Grenzen.',
    'With the colours reversed one of them would be beyond the limits.',
  ],
  ['Weiß bekommt, wer bisher stärkere Gegner hatte.', 'White goes to the stronger opposition so far.'],
  ['Weiß bekommt, wer die niedrigere Wertungszahl hat.', 'White goes to the lower rating.'],
  [
    'Gleiche Farbdifferenzen: Das Los dieses Paars entscheidet.',
    'Equal colour differences: the lot of this pair decides.',
  ],
  [
    '{A} hat die niedrigere Farbdifferenz ({number} gegen {number2}).',
    '{A} has the lower colour difference ({number} against {number2}).',
  ],
  [
    'Die Tabelle gibt Nummer {number} in dieser Partie Weiß.',
    'The table gives number {number} White in this game.',
  ],
];

const WHY_NOT: readonly Phrase[] = [
  ['{A} und {B} spielen in dieser Runde gegeneinander.', '{A} and {B} do meet in this round.'],
  ['{A} und {B} haben schon gegeneinander gespielt.', '{A} and {B} have already met.'],
  [
    'Die Bestimmungen des Turniers verbieten die Paarung von {A} und {B}.',
    'The tournament’s rules keep {A} and {B} apart.',
  ],
  [
    '{A} und {B} müssen beide {must} haben und können deshalb nicht gegeneinander spielen.',
    '{A} and {B} both must have {must}, so they cannot meet.',
  ],
  [
    'Einer von beiden bekäme eine Farbe dreimal hintereinander oder dreimal zu oft.',
    'One of them would get a colour three times in a row or three times too often.',
  ],
  [
    'Einer von beiden bekäme eine Farbdifferenz über {number}.',
    'One of them would get a colour difference beyond {number}.',
  ],
  [
    '{A} ist spielfrei; das wird bestimmt, bevor jemand gepaart wird.',
    '{A} has the bye, which is given before anybody is paired.',
  ],
  [
    'Zuerst wird bestimmt, dass {A} spielfrei ist; spielten {B} und {C} gegeneinander, wären die anderen ohne {A} nicht alle zu paaren.',
    'The bye is given first, to {A}; if {B} and {C} met, the others could not all be paired without {A}.',
  ],
  [
    'Spielten {A} und {B} gegeneinander, wären die anderen nicht alle nach den Regeln zu paaren.',
    'If {A} and {B} met, the others could not all be paired by the rules.',
  ],
  [
    '{place} wäre eine Runde mit {A} und {B} schlechter. {row}.',
    '{place} a round with {A} and {B} would be worse: {row}.',
  ],
  [
    '{place} wäre eine Runde mit {A} und {B} ebenso gut, kommt aber später in der festen Reihenfolge.',
    '{place} a round with {A} and {B} would be as good, but comes later in the fixed order.',
  ],
  [
    'Mit {A} und {B} wäre die Gruppe mit {group} ebenso gut, aber später an der Reihe, und die mit {group2} schlechter. {row}.',
    'With {A} and {B} the group on {group} would be as good but later in the order, and that on {group2} worse: {row}.',
  ],
];

const DUBOV: readonly Phrase[] = [
  [
    'Die Gruppe mit {group} braucht {players} von unten: {A} kommt herauf, an erster Stelle der Reihenfolge.',
    'The group on {group} needs {players} from below: {A} comes up, first in the order.',
  ],
  [
    'Die Gruppe mit {group} braucht {players} von unten: {A} kommt herauf; mit {B}, früher an der Reihe, {raised}.',
    'The group on {group} needs {players} from below: {A} comes up; with {B}, who comes first, {raised}.',
  ],
  [
    'Die Gruppe mit {group} hatte {number} auf der Weißseite und {number2} auf der Schwarzseite; nach der Reihenfolge verlässt {A} zuerst die {colour}seite.',
    'The group on {group} had {number} on the White side and {number2} on the Black side; {A} is first in the order to leave the {colour} side.',
  ],
  [
    '{A}, Nummer {number} der Weißseite, trifft auf {B}, an erster Stelle der übrigen Schwarzseite.',
    '{A}, number {number} of the White side, meets {B}, the first on the Black side who is left.',
  ],
  [
    '{A}, Nummer {number} der Weißseite, trifft auf {B}: {C}, zuerst auf der Schwarzseite, hat schon gegen {A} gespielt.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, has already met {A}.',
  ],
  [
    '{A}, Nummer {number} der Weißseite, trifft auf {B}: {C}, zuerst auf der Schwarzseite, darf nicht gegen {A} spielen.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, may not meet {A}.',
  ],
  [
    '{A}, Nummer {number} der Weißseite, trifft auf {B}: {C}, zuerst auf der Schwarzseite, muss dieselbe Farbe haben wie {A}.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, must have the same colour as {A}.',
  ],
  [
    '{A}, Nummer {number} der Weißseite, trifft auf {B}: {C}, zuerst auf der Schwarzseite, wird weiter unten auf der Weißseite gebraucht.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, is needed for somebody further down the White side.',
  ],
  [
    '{A} kam aus einer höheren Gruppe herunter und trifft auf {B}: {suits}höchste Wertungszahl derer, die allen anderen einen Gegner lassen.',
    '{A} came down from a higher group and meets {B}: {suits}the highest rating of those who leave all others an opponent.',
  ],
  [
    '{A} kann auf niemanden der Schwarzseite treffen; auf der Weißseite, erst abwärts, dann aufwärts, lässt {B} zuerst allen anderen einen Gegner.',
    '{A} can meet nobody on the Black side; {B} is the next on the White side, down, then up, who leaves all others an opponent.',
  ],
  [
    'In der Gruppe mit {group} wäre eine Runde mit {A} und {B} ebenso gut, kommt aber später: {step}.',
    'In the group on {group} a round with {A} and {B} would be as good, but comes later: {step}.',
  ],
];

const OTHERS: readonly Phrase[] = [
  [
    'In der Gruppe mit {group} trifft {A}, nach bisherigen Gegnern Nummer {number}, auf {B}, Nummer {number2}: die letzte, die übrig ist.',
    'In the group on {group} {A}, number {number} by opposition so far, meets number {number2}, {B}, the lowest who is left.',
  ],
  [
    'In der Gruppe mit {group} trifft {A}, nach bisherigen Gegnern Nummer {number}, auf {B}, Nummer {number2}: Nummer {number3}, {C}, {not-the-lowest}.',
    'In the group on {group} {A}, number {number} by opposition so far, meets number {number2}, {B}: number {number3}, {C}, {not-the-lowest}.',
  ],
  [
    'In der Gruppe mit {group} wäre eine Runde mit {A} und {B} ebenso gut, kommt aber später: {C}, jetzt gegen Nummer {number}, {next}.',
    'In the group on {group} a round with {A} and {B} would be as good, but comes later: {C}, who meets number {number}, {next}.',
  ],
  [
    'Ränge {number} und {number2}, {scores}, {balance}. In der ganzen Runde am kleinsten: Punktdifferenzen ({points}), dann Farbungleichgewicht ({number3}); dann Spieler {idea}.',
    'Ranks {number} and {number2}, {scores}, {balance}. Least in the whole round: score differences ({points}), then colour imbalance ({number3}); then players {idea}.',
  ],
  [
    'Jene Runde wöge ebenso viel; von solchen Runden gilt die, die den höchsten Rängen die höchsten Gegner gibt.',
    'That round would weigh the same; of such rounds the one is taken that gives the highest ranked the highest opponents.',
  ],
  [
    'In Runde {number} der Berger-Tabelle spielt Nummer {number2} gegen Nummer {number3}.',
    'Round {number} of the Berger table has {number2} against {number3}.',
  ],
  [
    'Nach der Berger-Tabelle treffen die Nummern {number} und {number2} in Runde {number3} aufeinander.',
    'The Berger table has numbers {number} and {number2} meet in round {number3}.',
  ],
  [
    'Nach der Berger-Tabelle treffen die Nummern {number} und {number2} in den Runden {number3} und {number4} aufeinander.',
    'The Berger table has numbers {number} and {number2} meet in rounds {number3} and {number4}.',
  ],
  ['{A} ist spielfrei: {bye-choice}.', '{A} has the bye: {bye-choice}.'],
  [
    '{A} ist spielfrei: {bye-choice}. {B} käme zuerst, ist aber nicht entbehrlich.',
    '{A} has the bye: {bye-choice}. {B} would come first but cannot be spared.',
  ],
  [
    '{A} ist spielfrei: {bye-choice}. {several-names} kämen zuerst, sind aber nicht entbehrlich.',
    '{A} has the bye: {bye-choice}. {several-names} would come first but cannot be spared.',
  ],
];

const LIM: readonly Phrase[] = [
  [
    '{A} und {B} stehen einander gegenüber, wenn die noch nicht Gepaarten der Gruppe mit {group} in zwei Hälften nebeneinanderliegen.',
    '{A} and {B} stand opposite each other when those still to be paired in the group on {group} are put side by side in halves.',
  ],
  [
    '{A} und {B} waren gepaart, bevor andere die Gruppe verlassen mussten, und diese Paarung bleibt.',
    '{A} and {B} were paired before others had to leave the group, and that pairing is kept.',
  ],
  [
    '{A} kann nicht gegen das Gegenüber {B} spielen ({obstacle}); in der Reihenfolge der Austausche kommt {C} zuerst.',
    '{A} cannot meet {B}, who is opposite ({obstacle}); in the order of the exchanges {C} comes first.',
  ],
  [
    '{A} trifft durch einen Austausch der Farben wegen auf {B}: In der Gruppe {missing} statt {number} die zustehende Farbe.',
    '{A} meets {B} by an exchange for colours: in the group {missing} the due colour instead of {number}.',
  ],
  [
    '{A} verließ die Gruppe mit {group} ({left}) und trifft auf {B}: {opponent}.',
    '{A} left the group on {group} ({left}) and meets {B}: {opponent}.',
  ],
  [
    '{A} verließ die Gruppe mit {group} ({left}) und trifft auf {B}: {opponent} (Floater).',
    '{A} left the group on {group} ({left}) and meets {B}: {opponent} among floaters.',
  ],
  [
    '{A} findet einen Gegner in der Gruppe mit {group}, die niemand verlassen muss; {B} wird dort nicht gepaart.',
    '{A} finds an opponent in the group on {group}, which nobody has to leave; {B} is not paired there.',
  ],
  [
    '{A} findet einen Gegner in der Gruppe mit {group}; verlassen wird sie von {B} ({left}). {C} wird dort nicht gepaart.',
    '{A} finds an opponent in the group on {group}; it is {B} who leaves it ({left}). {C} is not paired there.',
  ],
  ['{A} wird vor {B} und {C} gepaart und bekommt {B}.', '{A} is paired before {B} and {C} and takes {B}.'],
  [
    '{A} kam aus einer anderen Gruppe und bekommt {B}, nicht {C}: {takes}.',
    '{A} came from another group and takes {B}, not {C}: {takes}.',
  ],
  [
    '{A} behält {B} aus der Zeit, bevor andere die Gruppe verließen, und trifft deshalb nicht auf {C}.',
    '{A} keeps {B} from before others left the group, and so does not meet {C}.',
  ],
  [
    'Für {A} kommt die Reihenfolge der Austausche eher zu {B} als zu {C}.',
    'For {A} the order of the exchanges comes to {B} before {C}.',
  ],
  [
    'Für {A} kommen die Austausche eher zu {B} als zu {C}, aber {but}.',
    'For {A} the exchanges come to {B} before {C}, but {but}.',
  ],
];

const BY_HAND: readonly Phrase[] = [
  [
    'Dieses Brett ist nicht das, das die Regeln des Systems ergeben.',
    'This board is not the one that the rules of the system give.',
  ],
  ['Von Hand gepaart. Nach dem System ist {A} spielfrei.', 'Paired by hand. The system gives {A} the bye.'],
  [
    'Von Hand gepaart. Nach dem System spielt {A} gegen {B}.',
    'Paired by hand. The system pairs {A} with {B}.',
  ],
  [
    'Von Hand bestimmt. Nach dem System ist jemand anders spielfrei, nicht {A}.',
    'Bye given by hand. The system gives it to another player, not to {A}.',
  ],
  [
    'Nach den Regeln des Systems ist es nicht dieser Spieler, der spielfrei ist.',
    'This bye is not the one that the rules of the system give.',
  ],
  ['Das sind nicht die Farben, die die Regeln ergeben.', 'These are not the colours that the rules give.'],
  ['In dieser Runde sind nicht beide zu paaren.', 'They are not both to be paired in this round.'],
  [
    '{place} wäre eine Runde mit {A} und {B} besser, denn diese ist nicht die der Regeln. {row}.',
    '{place} a round with {A} and {B} would be better, for this one is not the rules’ own: {row}.',
  ],
  [
    'Nach den Regeln würden {A} und {B} gegeneinander spielen; diese Runde ist von Hand gemacht.',
    'By the rules {A} and {B} would meet; this round was made by hand.',
  ],
];

export const GERMAN: PhraseBook = {
  sentences: [...DUTCH, ...COLOURS, ...WHY_NOT, ...DUBOV, ...OTHERS, ...LIM, ...GERMAN_BCF, ...BY_HAND],
  pointsOf: (value) => (value > 0 && value <= 1 ? 'Punkt' : 'Punkte'),
  pointsAfterPreposition: (value) => (value > 0 && value <= 1 ? 'Punkt' : 'Punkten'),
  ordinal: '\\d+',
  betweenValues: ['; '],
  parts: { ...GERMAN_PARTS, ...GERMAN_BCF_PARTS },
};
