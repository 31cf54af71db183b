/** Parts of German explanations and what they say in English. */
import { GERMAN_LABELS } from './german-labels.ts';
import type { PhraseBook } from './phrasebook.ts';

export const GERMAN_PARTS: PhraseBook['parts'] = {
  label: GERMAN_LABELS,
  row: [
    ['{label}: {value} statt {value2}', '{label} {value} instead of {value2}'],
    [
      '{label}: {value}, wie jetzt, aber schlechter in späteren Dezimalen',
      '{label} {value}, as now, but worse in later decimals',
    ],
  ],
  value: [
    ['{values}', '{values}'],
    ['nichts', 'none'],
  ],
  place: [
    ['Unter allen Spielern', 'Among all players'],
    ['In der Gruppe mit {group}', 'In the group on {group}'],
  ],
  colour: [
    ['Weiß', 'White'],
    ['Schwarz', 'Black'],
  ],
  must: [
    ['dieselbe Farbe', 'the same colour'],
    ['{colour}', '{colour}'],
  ],
  parity: [
    ['ungerade', 'odd'],
    ['gerade', 'even'],
  ],
  gets: [
    ['bekommt deshalb', 'gets'],
    ['bekommt deshalb nicht', 'does not get'],
  ],
  leaves: [
    ['ist spielfrei', 'has the bye'],
    ['geht hinunter', 'goes down'],
  ],
  steps: [
    ['eine Gruppe', 'one group'],
    ['{several} Gruppen', '{several} groups'],
  ],
  'several-names': [
    ['{A} und {B}', '{A} and {B}'],
    ['{A}, {B} und {C}', '{A}, {B} and {C}'],
    ['{A} und {several} weitere', '{A} and {several} others'],
    ['{A}, {B} und {several} weitere', '{A}, {B} and {several} others'],
  ],
  down: [
    ['Niemand sonst hat {points}; deshalb geht {A}', 'Nobody else is on {points}, so {A}'],
    [
      '{A} hat schon gegen {B} gespielt (sonst niemand mit {points-dative}), geht deshalb',
      '{A} has already met {B}, the only other on {points-dative}, and so',
    ],
    [
      '{A} hat schon gegen {several-names} gespielt (alle anderen mit {points-dative}), geht deshalb',
      '{A} has already met {several-names}, all others on {points-dative}, and so',
    ],
    [
      '{A} hat schon gegen {B} gespielt (sonst ist niemand übrig), geht deshalb',
      '{A} has already met {B}, the only one left, and so',
    ],
    [
      '{A} hat schon gegen {several-names} gespielt (alle, die übrig sind), geht deshalb',
      '{A} has already met {several-names}, all who are left, and so',
    ],
    [
      '{A} kann sonst gegen niemanden mit {points-dative} spielen (schon gespielt oder gleiche Farbe), geht deshalb',
      '{A} can meet nobody else on {points-dative} (met before, or the same colour is due), and so',
    ],
    [
      '{several} Spieler für die Gruppe mit {points-dative}: {A}, an letzter Stelle, geht',
      '{several} players for the group of {points-dative}: {A}, the last of them,',
    ],
    [
      '{several} Spieler für die Gruppe mit {points-dative}: Zum Besten der anderen geht {A}',
      '{several} players for the group of {points-dative}: with the best result for the others {A}',
    ],
    [
      'Nicht alle {several} Spieler, die in die Gruppe mit {points-dative} kamen, sind miteinander zu paaren; so geht {A}',
      'Not all of the {several} players who came to the group of {points-dative} can be paired with each other; {A}',
    ],
    [
      'Damit jemand mit möglichst wenigen Punkten spielfrei ist, geht {A}',
      'So that the bye goes to somebody with as few points as possible, {A}',
    ],
    [
      'Damit weiter unten alle einen Gegner finden, geht {A}',
      'So that everybody further down finds an opponent, {A}',
    ],
  ],
  'bye-choice': [
    ['niemand sonst darf es sein und ist entbehrlich', 'the only player who may have it and can be spared'],
    ['{keys}, unter denen, die es sein dürfen', '{keys}, of those who may have it'],
  ],
  keys: { of: 'key', between: [', dann ', ', then '] },
  key: [
    ['die niedrigste Punktzahl ({number})', 'the lowest score ({number})'],
    ['die meisten Partien ({number})', 'most games ({number})'],
    ['die niedrigste Wertungszahl ({number})', 'the lowest rating ({number})'],
    ['Anspruch auf die Farbe der Mehrheit', 'due the colour of the majority'],
    ['der höchste Gegnerschnitt ({number})', 'the highest average of opponents ({number})'],
    ['die niedrigste Buchholzzahl ({number})', 'the lowest Buchholz ({number})'],
    ['die niedrigste Sonneborn-Berger-Zahl ({number})', 'the lowest Sonneborn-Berger ({number})'],
    ['die niedrigste Medianzahl ({number})', 'the lowest Median ({number})'],
    ['die größte Nummer ({number})', 'the largest number ({number})'],
  ],
  players: [
    ['1 Spieler', '1 player'],
    ['{several} Spieler', '{several} players'],
  ],
  raised: [
    ['wären mehr Spieler nötig (C5)', 'more players would be needed (C5)'],
    ['wären die Punktdifferenzen größer (C6)', 'the score differences would be larger (C6)'],
    ['bekämen mehr Spieler nicht die zustehende Farbe (C7)', 'more players would miss their due colour (C7)'],
    [
      'kämen mehr herauf, die es schon so oft taten wie erlaubt (C8)',
      'more would come up who did so as often as allowed (C8)',
    ],
    ['kämen Spieler herauf, die es öfter taten (C9)', 'players would come up who did so more often (C9)'],
    ['kämen mehr herauf, die es letzte Runde taten (C10)', 'more would come up who did so last round (C10)'],
    [
      'müssten mehr Spieler herauf oder hinunter (6.4, 7.1)',
      'more players would have to come up or go down (6.4, 7.1)',
    ],
    ['wären die Punktdifferenzen größer (7.1)', 'the score differences would be larger (7.1)'],
    [
      'stünde weniger Spielern die verlangte Farbe zu (7.1 a, 7.2 a)',
      'fewer would be due the colour asked for (7.1 a, 7.2 a)',
    ],
  ],
  suits: [
    ['', ''],
    ['andere zustehende Farbe, ', 'due the other colour, '],
  ],
  step: [
    ['andere Spieler kämen herauf oder gingen hinunter', 'other players would come up or go down'],
    ['ein Floater träfe auf jemand anders', 'a floater would meet somebody else'],
    ['ein Weißer ohne Schwarzen träfe auf jemand anders', 'a White without a Black would meet somebody else'],
    ['andere Spieler würden die Seite wechseln', 'other players would change sides'],
    ['es ist eine spätere Umstellung', 'it is a later transposition'],
  ],
  'not-the-lowest': [
    ['war schon Gegner', 'was met before'],
    ['darf nicht Gegner sein', 'is kept apart'],
    ['muss dieselbe Farbe haben', 'must have the same colour'],
    ['macht die Runde schlechter', 'would make the round worse'],
  ],
  next: [
    ['ginge hinunter', 'would go down'],
    ['träfe auf Nummer {number}', 'would meet number {number}'],
  ],
  scores: [
    ['gleiche Punktzahl', 'equal scores'],
    ['{points} Abstand', '{points} apart'],
  ],
  balance: [
    ['Farben ausgeglichen', 'colours balanced'],
    ['Farbungleichgewicht {number}', 'colours out of balance by {number}'],
  ],
  idea: [
    ['eine halbe Gruppe auseinander', 'half a group apart'],
    ['weit auseinander in der Rangliste', 'far apart in the ranking'],
    ['nebeneinander in der Rangliste', 'next to each other in the ranking'],
    ['nach Los', 'drawn by lot'],
    ['nach Los zwischen den Hälften', 'drawn by lot between halves'],
  ],
  obstacle: [
    ['schon gespielt', 'they have met'],
    ['verbotene Paarung', 'they are kept apart'],
    ['die Farben verbieten es', 'colours forbid it'],
    ['andere blieben ohne Gegner', 'others would be left without an opponent'],
  ],
  missing: [
    ['verfehlt 1 Spieler', '1 player misses'],
    ['verfehlen {several} Spieler', '{several} players miss'],
  ],
  left: [
    ['kein möglicher Gegner, 2.3.1', 'no possible opponent in it, 2.3.1'],
    ['für eine gerade Zahl, 2.3.4', 'to make its number even, 2.3.4'],
    ['kein Gegner übrig, 4.4', 'no opponent left, 4.4'],
    ['kein Gegner übrig, 4.4.1', 'no opponent left, 4.4.1'],
    ['mit einem anderen, 4.4.2', 'in company of another, 4.4.2'],
    ['für die Mediangruppe, 2.6', 'so that the median group can be paired, 2.6'],
    ['kein möglicher Gegner, 2.3 a–c', 'no possible opponent in it, 2.3 a–c'],
    ['für eine gerade Zahl, 2.3 d', 'to make its number even, 2.3 d'],
    ['kein Gegner übrig, 4.4 a', 'no opponent left, 4.4 a'],
    ['mit einem anderen, 4.4 b', 'in company of another, 4.4 b'],
  ],
  ranked: [
    ['der Oberste', 'the highest ranked'],
    ['der Unterste', 'the lowest ranked'],
  ],
  opponent: [
    ['{ranked} der Verfügbaren', '{ranked} available'],
    ['{ranked} mit Anspruch auf die andere Farbe', '{ranked} due the other colour'],
    [
      '{ranked} mit Anspruch auf die andere Farbe innerhalb von 100 Punkten',
      '{ranked} due the other colour within 100 points',
    ],
    [
      'niemand hat Anspruch auf die andere Farbe; {ranked} ohne Anspruch',
      'nobody is due the other colour; {ranked} due none',
    ],
    [
      'innerhalb von 100 Punkten kein Anspruch auf die andere Farbe; {ranked} ohne Anspruch',
      'nobody within 100 points is due the other colour; {ranked} due none',
    ],
    ['niemand hat Anspruch auf eine andere Farbe; {ranked}', 'nobody is due another colour; {ranked}'],
    [
      'innerhalb von 100 Punkten kein Anspruch auf eine andere Farbe; {ranked}',
      'nobody within 100 points is due another colour; {ranked}',
    ],
    ['dieser Gegner stand schon fest', 'an opponent kept from before others left the group'],
  ],
  takes: [
    ['sonst wären die anderen nicht alle zu paaren', 'with them the others could not all be paired'],
    [
      'dieser Gegner stand fest, bevor andere die Gruppe verließen',
      'an opponent is kept from before others left the group',
    ],
    [
      'wer zur Gruppe gehört, kommt vor anderen Floatern',
      'residents of the group come before other floaters',
    ],
    ['die zustehende Farbe passt besser', 'the colour that they are due suits better'],
    ['die Nummer kommt zuerst', 'the number comes first'],
    [
      'Wertungszahlen bis 100 Punkte vom ersten Verfügbaren gehen vor',
      'ratings within 100 points of the first available come before',
    ],
  ],
  but: [
    ['dann wären die anderen nicht alle zu paaren', 'then the others could not all be paired'],
    [
      'dann verfehlte 1 statt {number} der Übrigen die zustehende Farbe',
      'then 1 instead of {number} of those left would miss their due colour',
    ],
    [
      'dann verfehlten {several} statt {number} der Übrigen die zustehende Farbe',
      'then {several} instead of {number} of those left would miss their due colour',
    ],
    [
      'dieser Austausch beträfe Spieler mit mehr als 100 Punkten Unterschied der Wertungszahl',
      'that exchange would take players more than 100 rating points apart',
    ],
  ],
};
