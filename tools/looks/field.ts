/** A made-up event whose names are as hard to print as names get. */
import {
  BLANK_INFO,
  BLANK_TOURNAMENT,
  blankPlayer,
  DEFAULT_GENERATOR_OPTIONS,
  DEFAULT_RULES,
  generateTournament,
  type Player,
  type Round,
  type Tournament,
} from '../../src-engine/index.ts';
import type { FormerPairing, LogLine } from '../../src-main/documents/views/view.ts';

const SURNAMES =
  'Aster Bakker Čermin Danner Ebner Falke Gorsky Holt Ilmar Jansky Kadlec Larkin Madsen Novák Oldřich Palmer Quist Rosen Stark Tarrant Ulmer Varga Weber Østby'.split(
    ' ',
  );
const FIRST_NAMES = 'Ana Lukas Signe Tilo Juna Marek Eva Klara Jonas Rasmus Petra Hugo Vera'.split(' ');
const FEDERATIONS = 'NOR GER CZE POL ENG DEN SWE AUT HUN ISR IND CHN'.split(' ');
const CLUBS = ['Harbour Chess Club 1912', 'SK Lighthouse', 'Rook & Pawn', ''] as const;
const CATEGORIES = ['U12', 'U16', 'W', 'S60', ''] as const;

/** Long, in many scripts, from right to left, hostile, empty of a comma, without a font. */
const HARD = [
  'Papadimitriou-Konstantinopoulou, Anneliese Maria',
  'Wolfeschlegelsteinhausenbergerdorff, Hubert',
  'von und zu Hohenlohe-Langenburg-Schillingsfürst, Maximilian Alexander Friedrich',
  'Жуковская-Комиссаржевская, Екатерина',
  'Παπαδόπουλος, Γεώργιος',
  'Nguyễn, Trường Sơn',
  'Łukasik-Źdźbło, Święta',
  'Հակոբյան, Վլադիմիր',
  'გაფრინდაშვილი, ნონა',
  'כהן, אברהם',
  'לוי, יעל',
  'العربي, محمد',
  'शर्मा, अनन्या',
  '王小明, Li',
  '김민준',
  'Ronaldo',
];

/** `players` players over nine rounds, of which eight are played; the ninth is on the wall, half of its games over. */
export function hardField(players: number): Tournament {
  const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, players, rounds: 8, seed: 20261122 });
  if (!made.ok) throw new Error(made.failure.code);
  const { rules } = made.value;
  return {
    ...made.value,
    info: {
      ...made.value.info,
      name: 'The 87th International Harbour and Lighthouse Open in Memory of Everybody',
      city: 'Harbour Town',
      chiefArbiter: 'Larkin, Signe',
      startDate: '2026/11/14',
      endDate: '2026/11/22',
      roundDates: Array.from({ length: 9 }, (_, day) => `2026/11/${14 + day}`),
    },
    rules: { ...rules, rounds: 9 },
    players: made.value.players.map(named),
  };
}

/** Title, rating and federation of the opponents of a norm, and what was scored against them. */
const MET = [
  ['', 2009, 'SWE', 'white-wins'],
  ['FM', 2340, 'FIN', 'white-wins'],
  ['IM', 2471, 'SWE', 'draw'],
  ['WGM', 2399, 'GER', 'white-wins'],
  ['GM', 2505, 'POL', 'black-wins'],
  ['IM', 2452, 'POL', 'white-wins'],
  ['GM', 2495, 'NOR', 'draw'],
  ['IM', 2486, 'CZE', 'draw'],
  ['IM', 2461, 'CZE', 'draw'],
] as const;

/** An event of ten rounds in which a woman made norms, one opponent a round and a bye at the end. */
export function normField(names: readonly string[] = HARD): Tournament {
  const person = (id: number): Player => {
    const [title = 'FM', rating = 2391, federation = 'NOR'] = MET[id - 2] ?? [];
    return {
      ...blankPlayer(id, names[(id - 1) % names.length]!),
      ...{ tpn: id, rating, federation, sex: id === 1 ? 'w' : 'm', title: title === '' ? null : title },
      ...(id === 1 ? { fideId: '1509213', birth: '2004/00/00' } : {}),
    };
  };
  const round = {
    ...{ stage: 'published', version: 1, publishedAt: '', handMade: false, system: 'dutch-2026' },
    boards: [],
    unpaired: [],
  } as const satisfies Round;
  const games = MET.map(([, , , result], index): Round => {
    const opponent = index + 2;
    const turned = { draw: 'draw', 'white-wins': 'black-wins', 'black-wins': 'white-wins' } as const;
    const board =
      index % 2 === 0
        ? { white: 1, black: opponent, result, ratedAs: null }
        : { white: opponent, black: 1, result: turned[result], ratedAs: null };
    return { ...round, boards: [board] };
  });
  return {
    ...BLANK_TOURNAMENT,
    info: {
      ...BLANK_INFO,
      ...{ name: 'Lighthouse Masters 2026', city: 'Skerry Point', federation: 'DEN' },
      ...{
        startDate: '2026/11/07',
        endDate: '2026/11/15',
        timeControl: '90 min + 30 s',
        encodedTimeControl: '5400+30',
      },
      chiefArbiter: 'Tessel, Marit 14600283',
    },
    rules: { ...DEFAULT_RULES, rounds: 10 },
    players: Array.from({ length: MET.length + 1 }, (_, index) => person(index + 1)),
    rounds: [...games, { ...round, unpaired: [{ player: 1, kind: 'half' }] }],
  };
}

/** The tournament with its last round in version 2, and the version before: two boards and a bye were otherwise. */
export function republished(tournament: Tournament): {
  readonly tournament: Tournament;
  readonly former: FormerPairing | null;
} {
  const last = tournament.rounds.at(-1);
  if (last === undefined) return { tournament, former: null };
  const [first, second, ...others] = last.boards;
  const before =
    first === undefined || second === undefined
      ? last.boards
      : [{ ...first, black: second.black }, { ...second, black: first.black }, ...others];
  const round = { ...last, version: 2 };
  return {
    tournament: { ...tournament, rounds: [...tournament.rounds.slice(0, -1), round] },
    former: { version: 1, pairs: before, unpaired: last.unpaired.slice(1) },
  };
}

function named(player: Player, index: number): Player {
  const hard = index % 4 === 1 ? HARD[(index >> 2) % HARD.length] : undefined;
  // Every twelfth is called Holt, Ana: namesakes with and without a rating.
  const surname = index % 12 === 0 ? 'Holt' : SURNAMES[(index * 7) % SURNAMES.length]!;
  const first = index % 12 === 0 ? 'Ana' : FIRST_NAMES[(index * 5) % FIRST_NAMES.length]!;
  return {
    ...player,
    name: hard ?? `${surname}, ${first}`,
    federation: FEDERATIONS[index % FEDERATIONS.length]!,
    club: CLUBS[index % CLUBS.length]!,
    category: CATEGORIES[index % CATEGORIES.length]!,
    sex: index % 3 === 0 ? 'w' : 'm',
  };
}

/** Two pages of incidents, one of lots, short and long. */
export const LOG: readonly LogLine[] = Array.from({ length: 34 }, (_, index) => {
  const isLot = index % 4 === 3;
  // Names without a font, which several players have here, cannot be told in a sentence.
  const who = HARD[index % (HARD.length - 3)]!.split(',')[0]!;
  return {
    seq: 812 + 37 * index,
    kind: isLot ? 'colour-drawn' : 'incident-noted',
    at: `2026-11-${14 + Math.floor(index / 4)}T1${index % 7}:41:07+01:00`,
    actor: index % 6 === 0 ? 'Deputy chief arbiter Larkin' : 'CA',
    title: isLot ? 'Initial colour drawn by lot' : 'Incident',
    detail: isLot
      ? 'White for odd numbers, drawn by Ebner'
      : [
          `Board ${index + 1}, ${who}, Laws of Chess 11.3.2.1`,
          'a telephone rang in the jacket over the chair',
          ...(index % 3 === 0
            ? ['the player had asked before whether it may stay there, and was told to hand it in']
            : []),
          'loses the game, warned for the next round',
        ].join(', '),
    integrity: index % 8 === 1,
    undone: index % 9 === 5,
    seal: '4f2a91c0',
  };
});
