/** French explanations and what they say in English. */
import { FRENCH_BCF, FRENCH_BCF_PARTS } from './french-bcf.ts';
import { FRENCH_PARTS } from './french-parts.ts';
import type { Phrase, PhraseBook } from './phrasebook.ts';

const ODD: Phrase = ['Nombre impair de joueurs', 'An odd number of players'];
const odd = (other: string, english: string): Phrase => [`${ODD[0]} : ${other}`, `${ODD[1]}: ${english}`];
const both = (other: string, english: string): Phrase => [
  `Les deux sont à {points}${other}`,
  `Both are on {points}${english}`,
];

const DUTCH: readonly Phrase[] = [
  both(
    ', et il ne leur reste personne d’autre à ce score.',
    ' and nobody else on that score is left for them.',
  ),
  both(
    '. Les deux moitiés du groupe ne peuvent toutes se rencontrer : des joueurs ont changé de moitié, dont cette paire.',
    '. The two halves of the group cannot all meet each other, so players changed halves; this pair is part of it.',
  ),
  both(
    '. Moitié contre moitié, le groupe serait moins bon aux critères : des joueurs ont changé de moitié, dont cette paire.',
    '. Half against half the group would come out worse by the criteria, so players changed halves; this pair is part of it.',
  ),
  both(
    '. {A}, moitié haute, {leaves} : {B}, moitié basse, prend une place en haut.',
    '. {A} of the upper half {leaves}, so {B} of the lower half takes a place in the upper one.',
  ),
  both(
    ' : le {ordinal} de la moitié haute rencontre le {ordinal2} de la moitié basse du groupe.',
    ': {ordinal} in the upper half meets {ordinal2} in the lower half of their group.',
  ),
  both('. {A} a déjà rencontré {B}, et rencontre donc {C}.', '. {A} has already met {B}, and so meets {C}.'),
  both(
    '. {A} ne doit pas rencontrer {B}, et rencontre donc {C}.',
    '. {A} may not meet {B}, and so meets {C}.',
  ),
  both(
    '. {A} et {B} doivent avoir les {colour} ; {A} rencontre donc {C}.',
    '. {A} and {B} both must have {colour}, and so {A} meets {C}.',
  ),
  both(
    '. Les {colour} sont dus à {A} et {B} ; avec {C}, chacun a sa couleur due.',
    '. {A} and {B} are both due {colour}; with {C} nobody misses a due colour.',
  ),
  both(
    '. {B}, qui vient ensuite pour {A}, est nécessaire à une autre table pour le meilleur appariement du groupe.',
    '. {B}, next in order for {A}, is needed on another board to make the group come out best.',
  ),
  [
    '{down} descend {steps} et rencontre {B} à {points}.',
    '{down} goes down {steps} and meets {B} on {points}.',
  ],
  [
    '{A} à {points} rencontre {B} à {points2} : les derniers groupes sont appariés ensemble.',
    '{A} on {points} meets {B} on {points2}: the lowest groups are paired as one.',
  ],
  odd(
    'l’exemption va à {A}, du groupe le plus bas ({points}).',
    '{A} has the bye, from the lowest group ({points}).',
  ),
  odd(
    'l’exemption va à {A}, à {points} ; tous ceux qui ont moins l’ont déjà eue ou ont gagné sans jouer.',
    '{A} has the bye on {points}; all with fewer points have had a bye or a win without a game.',
  ),
  odd(
    'l’exemption va à {A}. Sans un joueur à moins de {points}, les autres ne pourraient être appariés.',
    '{A} has the bye. With a player below {points} left over, the others could not be paired.',
  ),
  odd(
    'l’exemption va à {A} ; elle revient au dernier groupe, où reste {A}.',
    '{A} has the bye; it falls to the last group, which is left with {A}.',
  ),
];

const COLOURS: readonly Phrase[] = [
  ['Un exempt n’a pas de couleur.', 'A bye has no colour.'],
  ['Chacun reçoit sa couleur due ; {A} a les Blancs.', 'Both get the colour they are due; {A} has White.'],
  [
    'L’un n’a pas encore joué, l’autre reçoit sa couleur due ; {A} a les Blancs.',
    'One of them has not played yet, the other gets the due colour; {A} has White.',
  ],
  [
    'La même couleur est due aux deux, plus fortement à {A} ; {B} a les Blancs.',
    'Both are due the same colour, {A} more urgently; {B} has White.',
  ],
  [
    'Même couleur due, à force égale ; on alterne depuis la dernière ronde où leurs couleurs différaient : {A} a les Blancs.',
    'Both are equally due the same colour; they change from when they last had different ones: {A} has White.',
  ],
  [
    'En remontant les rondes, les deux ont eu les mêmes couleurs ; {A}, au meilleur rang, reçoit la couleur due.',
    'Counted back, both have had the same colours; {A}, ranked higher, gets the due colour.',
  ],
  [
    'En remontant les rondes, les deux ont eu les mêmes couleurs ; {A}, au rang le plus bas sous la médiane, reçoit la couleur due.',
    'Counted back, both have had the same colours; {A}, ranked lower in a group below the median, gets the due colour.',
  ],
  [
    'Aucun des deux n’a joué ; {A} a un numéro {parity} ({number}) et {gets} la couleur tirée au sort.',
    'Neither has played; {A} has an {parity} number ({number}) and so {gets} the colour drawn by lot.',
  ],
  [
    'La même couleur est due aux deux, la plus grande différence est celle de {A} ({number} contre {number2}) ; {B} a les Blancs.',
    'Both are due the same colour, {A} with the larger difference ({number} against {number2}); {B} has White.',
  ],
  [
    'Avec les couleurs inverses, l’un des deux dépasserait les limites.',
    'With the colours reversed one of them would be beyond the limits.',
  ],
  [
    'Les Blancs vont à l’opposition la plus forte jusqu’ici.',
    'White goes to the stronger opposition so far.',
  ],
  ['Les Blancs vont à l’Elo le plus bas.', 'White goes to the lower rating.'],
  [
    'Différences de couleurs égales : le tirage au sort de cette paire décide.',
    'Equal colour differences: the lot of this pair decides.',
  ],
  [
    '{A} a la différence de couleurs la plus basse ({number} contre {number2}).',
    '{A} has the lower colour difference ({number} against {number2}).',
  ],
  [
    'La table de Berger donne les Blancs au numéro {number} dans cette partie.',
    'The table gives number {number} White in this game.',
  ],
];

const WHY_NOT: readonly Phrase[] = [
  ['{A} et {B} se rencontrent bien dans cette ronde.', '{A} and {B} do meet in this round.'],
  ['La partie {A} – {B} a déjà eu lieu.', '{A} and {B} have already met.'],
  ['Le règlement du tournoi interdit la paire {A} – {B}.', 'The tournament’s rules keep {A} and {B} apart.'],
  [
    '{A} et {B} doivent avoir {must}, et ne peuvent donc se rencontrer.',
    '{A} and {B} both must have {must}, so they cannot meet.',
  ],
  [
    'L’un aurait une couleur trois fois de suite ou trois fois de trop.',
    'One of them would get a colour three times in a row or three times too often.',
  ],
  [
    'L’un dépasserait la différence de couleurs de {number}.',
    'One of them would get a colour difference beyond {number}.',
  ],
  [
    'L’exemption va à {A}, et elle est donnée avant tout appariement.',
    '{A} has the bye, which is given before anybody is paired.',
  ],
  [
    'L’exemption est donnée d’abord, à {A}. Avec la paire {B} – {C}, les autres ne pourraient tous être appariés sans ce joueur.',
    'The bye is given first, to {A}; if {B} and {C} met, the others could not all be paired without {A}.',
  ],
  [
    'Avec la paire {A} – {B}, les autres ne pourraient tous être appariés selon les règles.',
    'If {A} and {B} met, the others could not all be paired by the rules.',
  ],
  [
    '{place}, une ronde avec {A} – {B} serait moins bonne : {row}.',
    '{place} a round with {A} and {B} would be worse: {row}.',
  ],
  [
    '{place}, une ronde avec {A} – {B} serait aussi bonne, mais vient plus loin dans l’ordre fixe.',
    '{place} a round with {A} and {B} would be as good, but comes later in the fixed order.',
  ],
  [
    'Avec {A} – {B}, le groupe à {number} serait aussi bon mais plus loin dans l’ordre, et celui à {number2} moins bon : {row}.',
    'With {A} and {B} the group on {number} would be as good but later in the order, and that on {number2} worse: {row}.',
  ],
];

const DUBOV: readonly Phrase[] = [
  [
    'Il manque au groupe à {number} {players} d’en bas : {A} monte, en tête de l’ordre.',
    'The group on {number} needs {players} from below: {A} comes up, first in the order.',
  ],
  [
    'Il manque au groupe à {number} {players} d’en bas : {A} monte ; avec {B}, qui précède, {raised}.',
    'The group on {number} needs {players} from below: {A} comes up; with {B}, who comes first, {raised}.',
  ],
  [
    'Le groupe à {number} avait {number2} du côté des Blancs et {number3} du côté des Noirs ; {A} quitte en premier le côté des {colour}.',
    'The group on {number} had {number2} on the White side and {number3} on the Black side; {A} is first in the order to leave the {colour} side.',
  ],
  [
    '{A}, n° {number} du côté des Blancs, rencontre {B}, en tête de ceux qui restent du côté des Noirs.',
    '{A}, number {number} of the White side, meets {B}, the first on the Black side who is left.',
  ],
  [
    '{A}, n° {number} du côté des Blancs, rencontre {B} : {C}, en tête du côté des Noirs, a déjà rencontré {A}.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, has already met {A}.',
  ],
  [
    '{A}, n° {number} du côté des Blancs, rencontre {B} : {C}, en tête du côté des Noirs, ne doit pas rencontrer {A}.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, may not meet {A}.',
  ],
  [
    '{A}, n° {number} du côté des Blancs, rencontre {B} : {C}, en tête du côté des Noirs, doit avoir la même couleur.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, must have the same colour as {A}.',
  ],
  [
    '{A}, n° {number} du côté des Blancs, rencontre {B} : {C}, en tête du côté des Noirs, est nécessaire à quelqu’un plus bas du côté des Blancs.',
    '{A}, number {number} of the White side, meets {B}: {C}, first on the Black side, is needed for somebody further down the White side.',
  ],
  [
    '{A}, d’un groupe supérieur, rencontre {B} : {suits}le plus haut Elo de ceux qui laissent aux autres un adversaire.',
    '{A} came down from a higher group and meets {B}: {suits}the highest rating of those who leave all others an opponent.',
  ],
  [
    '{A} ne peut rencontrer personne du côté des Noirs ; du côté des Blancs, vers le bas puis vers le haut, {B} est en tête de ceux qui laissent aux autres un adversaire.',
    '{A} can meet nobody on the Black side; {B} is the next on the White side, down, then up, who leaves all others an opponent.',
  ],
  [
    'Dans le groupe à {number}, une ronde avec {A} – {B} serait aussi bonne, mais vient plus loin : {step}.',
    'In the group on {number} a round with {A} and {B} would be as good, but comes later: {step}.',
  ],
];

const OTHERS: readonly Phrase[] = [
  [
    'Dans le groupe à {number}, {A}, n° {number2} selon l’opposition, rencontre le n° {number3}, {B}, au plus bas de ceux qui restent.',
    'In the group on {number} {A}, number {number2} by opposition so far, meets number {number3}, {B}, the lowest who is left.',
  ],
  [
    'Dans le groupe à {number}, {A}, n° {number2} selon l’opposition, rencontre le n° {number3}, {B} : le n° {number4}, {C}, {not-the-lowest}.',
    'In the group on {number} {A}, number {number2} by opposition so far, meets number {number3}, {B}: number {number4}, {C}, {not-the-lowest}.',
  ],
  [
    'Dans le groupe à {number}, une ronde avec {A} – {B} serait aussi bonne, mais plus loin : {C}, qui rencontre le n° {number2}, {next}.',
    'In the group on {number} a round with {A} and {B} would be as good, but comes later: {C}, who meets number {number2}, {next}.',
  ],
  [
    'Rangs {number} et {number2}, {scores}, {balance}. Minimum de la ronde : écarts de points ({points}), puis déséquilibre ({number3}) ; puis joueurs {idea}.',
    'Ranks {number} and {number2}, {scores}, {balance}. Least in the whole round: score differences ({points}), then colour imbalance ({number3}); then players {idea}.',
  ],
  [
    'Cette ronde pèserait autant ; parmi de telles rondes, on prend celle qui donne aux mieux classés les adversaires les mieux classés.',
    'That round would weigh the same; of such rounds the one is taken that gives the highest ranked the highest opponents.',
  ],
  [
    'La ronde {number} de la table de Berger oppose {number2} et {number3}.',
    'Round {number} of the Berger table has {number2} against {number3}.',
  ],
  [
    'La table de Berger oppose {number} et {number2} à la ronde {number3}.',
    'The Berger table has numbers {number} and {number2} meet in round {number3}.',
  ],
  [
    'La table de Berger oppose {number} et {number2} aux rondes {number3} et {number4}.',
    'The Berger table has numbers {number} and {number2} meet in rounds {number3} and {number4}.',
  ],
  ['L’exemption va à {A} : {bye-choice}.', '{A} has the bye: {bye-choice}.'],
  [
    'L’exemption va à {A} : {bye-choice}. Avant : {B}, indispensable ailleurs.',
    '{A} has the bye: {bye-choice}. {B} would come first but cannot be spared.',
  ],
  [
    'L’exemption va à {A} : {bye-choice}. Avant : {several-names}, indispensables ailleurs.',
    '{A} has the bye: {bye-choice}. {several-names} would come first but cannot be spared.',
  ],
];

const LIM: readonly Phrase[] = [
  [
    '{A} et {B} se font face quand ceux qui restent du groupe à {number} sont mis côte à côte par moitiés.',
    '{A} and {B} stand opposite each other when those still to be paired in the group on {number} are put side by side in halves.',
  ],
  [
    'La paire {A} – {B} date d’avant les départs du groupe, et elle est gardée.',
    '{A} and {B} were paired before others had to leave the group, and that pairing is kept.',
  ],
  [
    '{A} ne peut rencontrer {B}, en face ({obstacle}) ; dans l’ordre des échanges, {C} vient en premier.',
    '{A} cannot meet {B}, who is opposite ({obstacle}); in the order of the exchanges {C} comes first.',
  ],
  [
    '{A} rencontre {B} par un échange pour les couleurs : dans le groupe, {missing} au lieu de {number}.',
    '{A} meets {B} by an exchange for colours: in the group {missing} the due colour instead of {number}.',
  ],
  [
    '{A}, du groupe à {number} ({left}), rencontre {B} : {opponent}.',
    '{A} left the group on {number} ({left}) and meets {B}: {opponent}.',
  ],
  [
    '{A}, du groupe à {number} ({left}), rencontre {B} : {opponent} entre flotteurs.',
    '{A} left the group on {number} ({left}) and meets {B}: {opponent} among floaters.',
  ],
  [
    '{A} a un adversaire dans le groupe à {number}, que personne ne doit quitter ; on n’y apparie pas {B}.',
    '{A} finds an opponent in the group on {number}, which nobody has to leave; {B} is not paired there.',
  ],
  [
    '{A} a un adversaire dans le groupe à {number} ; celui qui le quitte est {B} ({left}). On n’y apparie pas {C}.',
    '{A} finds an opponent in the group on {number}; it is {B} who leaves it ({left}). {C} is not paired there.',
  ],
  ['{A} s’apparie avant {B} et {C}, et prend {B}.', '{A} is paired before {B} and {C} and takes {B}.'],
  [
    '{A}, d’un autre groupe, prend {B}, pas {C} : {takes}.',
    '{A} came from another group and takes {B}, not {C}: {takes}.',
  ],
  [
    '{A} garde {B} d’avant les départs du groupe, et ne rencontre donc pas {C}.',
    '{A} keeps {B} from before others left the group, and so does not meet {C}.',
  ],
  [
    'Pour {A}, l’ordre des échanges arrive à {B} avant {C}.',
    'For {A} the order of the exchanges comes to {B} before {C}.',
  ],
  [
    'Pour {A}, les échanges arrivent à {B} avant {C}, mais {but}.',
    'For {A} the exchanges come to {B} before {C}, but {but}.',
  ],
];

const BY_HAND: readonly Phrase[] = [
  [
    'Cette table n’est pas celle que donnent les règles du système.',
    'This board is not the one that the rules of the system give.',
  ],
  [
    'Appariement à la main. Le système donne l’exemption à {A}.',
    'Paired by hand. The system gives {A} the bye.',
  ],
  ['Appariement à la main. Le système oppose {A} et {B}.', 'Paired by hand. The system pairs {A} with {B}.'],
  [
    'Exemption donnée à la main. Le système la donne à un autre joueur, pas à {A}.',
    'Bye given by hand. The system gives it to another player, not to {A}.',
  ],
  [
    'Cet exempt n’est pas celui que donnent les règles du système.',
    'This bye is not the one that the rules of the system give.',
  ],
  [
    'Ces couleurs ne sont pas celles que donnent les règles.',
    'These are not the colours that the rules give.',
  ],
  [
    'Au moins un des deux n’est pas à apparier dans cette ronde.',
    'They are not both to be paired in this round.',
  ],
  [
    '{place}, une ronde avec {A} – {B} serait meilleure, car celle-ci n’est pas celle des règles : {row}.',
    '{place} a round with {A} and {B} would be better, for this one is not the rules’ own: {row}.',
  ],
  [
    'Selon les règles, {A} et {B} se rencontreraient ; cette ronde est faite à la main.',
    'By the rules {A} and {B} would meet; this round was made by hand.',
  ],
];

export const FRENCH: PhraseBook = {
  sentences: [...DUTCH, ...COLOURS, ...WHY_NOT, ...DUBOV, ...OTHERS, ...LIM, ...FRENCH_BCF, ...BY_HAND],
  pointsOf: (value) => (Math.abs(value) < 2 ? 'point' : 'points'),
  ordinal: '(?:1er|(?!1e)\\d+e)',
  betweenValues: [', ', ' ; '],
  parts: { ...FRENCH_PARTS, ...FRENCH_BCF_PARTS },
};
