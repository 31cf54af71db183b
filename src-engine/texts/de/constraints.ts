/** Who is kept apart: the constraints of an event, where they cannot hold together, and what wishes cost. */
import type { Catalogue, Room } from '../catalogue.ts';
import { explanationsText } from './explanations.ts';
import { format } from './format.ts';

type Constraints = Catalogue['constraints'];

/** Named players of a constraint that are listed whole; of more the first ones. */
const MOST_NAMES = 6;
const SHOWN_NAMES = 3;

const KINDS = { club: 'Verein', federation: 'Föderation', family: 'Familie' } as const;
const EVERY = {
  club: 'Jeder Verein',
  federation: 'Jede Föderation',
  family: 'Jede Familie',
} as const;

const [FIRM, WISH] = ['nie', 'wenn möglich'];
const rounds: Constraints['rounds'] = (first, last) =>
  first === last ? `Runde ${first}` : `Runden ${first} bis ${last}`;

export const constraintsText = {
  group: ({ by, value, players }, nameOf) => {
    if (by !== 'players') return value === '' ? EVERY[by] : `${KINDS[by]} ${value}`;
    const names = players.map(nameOf);
    if (names.length <= MOST_NAMES) return names.join(' – ');
    const shown = names.slice(0, SHOWN_NAMES).join(' – ');
    return `${shown} und ${format.number(names.length - SHOWN_NAMES)} weitere`;
  },
  kinds: {
    club: 'Gleicher Verein',
    federation: 'Gleiche Föderation',
    family: 'Gleicher Nachname',
    players: 'Diese Spieler',
  },
  changed: 'Wer nicht gegeneinander spielt, ist dann anders geregelt, als vor Runde 1 bekannt gegeben',
  firm: FIRM,
  wish: WISH,
  rounds,
  line: (group, firm, first, last) => `${group}, ${firm ? FIRM : WISH}, ${rounds(first, last)}`,
  form: {
    hint: 'Spieler, die nicht aufeinandertreffen sollen. Geben Sie das vor der ersten Runde bekannt (C.05 5.2).',
    noNumbers: 'Es gibt noch keine Startnummern: Geben Sie Namen oder die Reihenfolge der Eingabe an.',
    who: 'Wer',
    players: 'Nummern oder Namen',
    choose: 'Familie wählen',
    groupOf: (group, players) => `${group}, ${format.count(players, { one: 'Spieler', other: 'Spieler' })}`,
    strength: 'Wie streng',
    firmHint: 'Keine Auslosung weicht davon ab. Nach Runde 1 beendet das den FIDE-Modus.',
    wishHint: 'Zählt nach allen Regeln des Systems; die Runde sagt, was es gekostet hätte.',
    rounds: 'Runden',
    from: 'Ab Runde',
    to: 'bis',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    none: 'Niemand wird getrennt gehalten.',
    tooFew: 'Nennen Sie mindestens zwei Spieler.',
    noGroup: 'Wählen Sie eine Familie.',
    noRounds: (last) => `Nennen Sie Runden von 1 bis ${last}, die erste zuerst.`,
    unknown: (typed) => `Kein Spieler hat die Nummer oder den Namen ${typed}.`,
  },
  conflict: (groups) => ({
    message: `${format.plural(groups.length, {
      one: 'Mit dieser Trennung ist keine Runde möglich',
      other: 'Mit allen diesen Trennungen zusammen ist keine Runde möglich',
    })}: ${groups.join('; ')}. Ohne sie lässt sich die Runde auslosen.`,
    advice:
      'Machen Sie sie in den Einstellungen unter „Nicht gegeneinander“ zum Wunsch oder entfernen Sie sie, oder paaren Sie von Hand.',
  }),
  wishes: {
    title: (met, all) =>
      `${format.number(met)} von ${format.plural(all, { one: '1 Wunsch', other: `${format.number(all)} Wünschen` })} erfüllt`,
    allMet: 'Alle, die getrennt bleiben sollten, sind es.',
    broken: (group, boards, cost) =>
      `${group}: nicht getrennt an ${format.plural(boards.length, { one: 'Brett', other: 'den Brettern' })} ${format.list(boards.map(String))}. ${cost}`,
    met: (group) => `${group}: getrennt, wie gewünscht.`,
    impossible: 'Nach den Regeln hält keine Runde sie getrennt.',
    order:
      'Eine Runde, die sie getrennt hält, ist nach jeder Regel ebenso gut, kommt aber in der Reihenfolge des Systems später.',
    rule: (label, unit, now, then, article) =>
      `Sie zu trennen kostet: ${label}, ${explanationsText.rowValue(unit, then)} statt ${explanationsText.rowValue(unit, now)} (${article}).`,
  },
} satisfies Room<'de', 'constraints'>;
