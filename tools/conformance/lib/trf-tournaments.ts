/** Arbitrary tournaments with everything that a format carries, for the laws of reading and writing. */
import fc from 'fast-check';
import {
  BLANK_INFO,
  blankPlayer,
  cellsOf,
  competitorsOf,
  DEFAULT_RULES,
  GAME_RESULTS,
  inBoardOrder,
  SYSTEM_IDS,
  STANDARD_SCORING,
  TITLES,
  tieBreakTextAt,
  type Absence,
  type Board,
  type Player,
  type Prohibition,
  type Round,
  type Scoring,
  type Team,
  type Tournament,
  type TournamentInfo,
  type TrfFormat,
  type Unpaired,
  type UnpairedKind,
  type VirtualPoints,
} from '../../../src-engine/index.ts';

/** Among them a combining accent, a space without width, and characters of two units. */
const LETTERS = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäéîøßłžşŌ αβγ жщ -'.,()/+&0123456789",
  ...'\u0301\u200b𠮷👑',
];

function text(longest: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...LETTERS), { maxLength: longest })
    .map((letters) => letters.join('').trim());
}

const two = (number: number) => String(number).padStart(2, '0');
const date = fc
  .tuple(
    fc.integer({ min: 1990, max: 2060 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}/${two(month)}/${two(day)}`);
const birth = fc.oneof(
  fc.constant(''),
  date,
  fc.integer({ min: 1920, max: 2022 }).map((year) => `${year}/00/00`),
);
const federation = fc.constantFrom('', 'FRA', 'NOR', 'IND', 'FID', 'MTN');

function info(official: boolean): fc.Arbitrary<TournamentInfo> {
  return fc
    .record({
      name: text(60).map((name) => `T ${name}`.trim()),
      city: text(30),
      federation,
      startDate: fc.oneof(fc.constant(''), date),
      endDate: fc.oneof(fc.constant(''), date),
      type: text(40),
      chiefArbiter: text(40),
      deputyArbiters: fc.array(
        text(30).filter((name) => name !== ''),
        { maxLength: 3 },
      ),
      timeControl: text(40),
      roundDates: fc.array(date, { maxLength: 9 }),
      encodedTimeControl: official ? fc.constantFrom('', '5400+30', '40/6000+30:900+30') : fc.constant(''),
      pairingController: official ? text(20) : fc.constant(''),
    })
    .map((fields) => ({ ...BLANK_INFO, ...fields }));
}

function player(id: number, official: boolean): fc.Arbitrary<Player> {
  const national = fc.record({
    federation: fc.constantFrom('FRA', 'NOR', 'IND'),
    sex: fc.constantFrom('m', 'w', ''),
    title: fc.constantFrom('', 'GM', 'nm'),
    name: text(33).map((name) => `N${name}`.trim()),
    rating: fc.nat(3000),
    origin: fc.constantFrom('', 'IDF', 'BRE'),
    nationalId: fc.constantFrom('', 'A12345', '77', 'L-01854'),
    birth,
  });
  return fc
    .record({
      name: text(32).map((name) => `P${name}`.trim()),
      sex: fc.constantFrom('m', 'w', null),
      title: fc.constantFrom(null, ...TITLES),
      rating: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2900 })),
      federation,
      fideId: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 99_999_999_999 }).map(String)),
      birth,
      recordedRank: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 9999 })),
      national: official ? fc.option(national) : fc.constant(null),
      adjustment: official ? fc.constantFrom(0, 0, 0, 0, 5, 10, -5, -10, 25) : fc.constant(0),
    })
    .map((fields) => ({
      ...blankPlayer(id, fields.name),
      ...fields,
      tpn: id,
      ratingSource: 'file',
      arrival: 'here',
    }));
}

/** Scorings that record 162 can tell, and for the earlier formats those of XXS. */
function scoring(format: TrfFormat): fc.Arbitrary<Scoring> {
  const points = fc.integer({ min: 0, max: 60 });
  if (format !== 'trf26') {
    const { unknown: _unknown, ...fields } = STANDARD_SCORING;
    const free = fc.record(
      Object.fromEntries(Object.keys(fields).map((field) => [field, points])) as Record<
        keyof typeof fields,
        typeof points
      >,
    );
    return fc.oneof(
      fc.constant(STANDARD_SCORING),
      free.map((values) => ({ ...STANDARD_SCORING, ...values, unknown: values.whiteDraw })),
    );
  }
  const six = fc.record({
    win: points,
    draw: points,
    loss: points,
    absence: points,
    bye: points,
    unknown: points,
  });
  return fc.oneof(
    fc.constant(STANDARD_SCORING),
    six.map(({ win, draw, loss, absence, bye, unknown }) => ({
      whiteWin: win,
      blackWin: win,
      forfeitWin: win,
      fullBye: win,
      whiteDraw: draw,
      blackDraw: draw,
      halfBye: draw,
      whiteLoss: loss,
      blackLoss: loss,
      forfeitLoss: absence,
      zeroBye: absence,
      pairingAllocatedBye: bye,
      unknown,
    })),
  );
}

/** Only then a report tells what an unknown result is worth. */
function hasUnknown(rounds: readonly Round[]): boolean {
  return rounds.some(({ boards }) => boards.some(({ result }) => result === 'adjourned'));
}

/** Ways to be without a game, by format; null is a blank cell. */
const UNPAIRED: Record<TrfFormat, readonly (UnpairedKind | null)[]> = {
  trf06: ['half', 'zero', null],
  trf16: ['full', 'half', 'zero', 'forfeit-win', 'forfeit-loss', null],
  trf26: ['full', 'half', 'zero', 'forfeit-win', 'forfeit-loss', null],
};

function round(players: readonly Player[], format: TrfFormat): fc.Arbitrary<Round> {
  const ids = players.map(({ id }) => id);
  const results = GAME_RESULTS.filter((result) => format === 'trf26' || result !== 'adjourned');
  return fc
    .tuple(
      fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length }),
      fc.nat(Math.floor(ids.length / 2)),
      fc.boolean(),
      fc.array(fc.constantFrom(...results), { minLength: ids.length, maxLength: ids.length }),
      fc.array(fc.constantFrom(...UNPAIRED[format]), { minLength: ids.length, maxLength: ids.length }),
    )
    .map(([order, games, hasBye, outcomes, kinds]) => {
      const boards: Board[] = [];
      for (let game = 0; game < games; game++) {
        const [white, black] = [order[2 * game]!, order[2 * game + 1]!];
        boards.push({ white, black, result: outcomes[game]!, ratedAs: null });
      }
      const rest = order.slice(2 * games);
      // The round must be one that was paired: somebody has the allocated bye where there is no game.
      const unpaired = rest.flatMap((id, index): Unpaired[] => {
        const kind = index === 0 && (hasBye || games === 0) ? 'pab' : kinds[index]!;
        return kind === null ? [] : [{ player: id, kind }];
      });
      unpaired.sort((a, b) => a.player - b.player);
      return {
        stage: 'published',
        boards,
        unpaired,
        version: 1,
        publishedAt: '',
        handMade: false,
        system: '',
      };
    });
}

function subset(players: readonly Player[], least: number): fc.Arbitrary<number[]> {
  const ids = players.map(({ id }) => id);
  return fc
    .shuffledSubarray(ids, { minLength: Math.min(least, ids.length) })
    .map((list) => list.sort((a, b) => a - b));
}

function virtualPoints(players: readonly Player[], rounds: number): fc.Arbitrary<VirtualPoints[]> {
  // As Baku gives them: the upper part of the list, falling points.
  return fc
    .tuple(fc.integer({ min: 1, max: players.length }), fc.integer({ min: 1, max: rounds }), fc.boolean())
    .map(([last, firstRounds, second]) => {
      const upper = players.slice(0, last).map(({ id }) => id);
      const spans = [{ points: 10, firstRound: 1, lastRound: firstRounds, players: upper }];
      return second
        ? [...spans, { points: 5, firstRound: firstRounds + 1, lastRound: firstRounds + 2, players: upper }]
        : spans;
    });
}

function prohibitions(
  players: readonly Player[],
  rounds: number,
  official: boolean,
): fc.Arbitrary<Prohibition[]> {
  if (players.length < 2) return fc.constant([]);
  return fc.array(
    fc
      .tuple(subset(players, 2), fc.integer({ min: 1, max: rounds }), fc.nat(3))
      .map(([ids, first, more]) =>
        official
          ? { firstRound: first, lastRound: Math.min(999, first + more), players: ids }
          : { firstRound: 1, lastRound: rounds, players: ids },
      ),
    { maxLength: 3 },
  );
}

function absences(paired: number, rounds: number, format: TrfFormat): fc.Arbitrary<Absence[]> {
  if (paired >= rounds) return fc.constant([]);
  const kinds = format === 'trf06' ? (['half', 'zero'] as const) : (['half', 'zero', 'full'] as const);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant<Absence[]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: paired + 1, max: rounds }), fc.constantFrom(...kinds))
        .map(([number, kind]) => [{ round: number, kind }]),
    },
  );
}

function teams(players: readonly Player[]): fc.Arbitrary<Team[]> {
  const names = fc.uniqueArray(
    text(27).map((name) => `Team ${name}`.trim()),
    { minLength: 1, maxLength: 3 },
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Team[]>([]) },
    {
      weight: 1,
      arbitrary: names.map((list) =>
        list.map((name, index) => ({
          name,
          players: players.filter(({ id }) => id % list.length === index).map(({ id }) => id),
        })),
      ),
    },
  );
}

/** Late entries as a report shows them, and the boards in the order that C.04.2 3.6 recommends. */
function settled(tournament: Tournament): Tournament {
  const cells = cellsOf(tournament);
  const players = tournament.players.map((each) => {
    const first = cells
      .get(each.id)!
      .findIndex(({ opponent, code }) => opponent !== 0 || !(code === null || code === 'Z'));
    return { ...each, entryRound: Math.max(0, first) + 1 };
  });
  const entered = { ...tournament, players };
  const everybody = new Set(players.map(({ id }) => id));
  const rounds = entered.rounds.map((each, index) => {
    const field = competitorsOf(entered, index + 1, entered.rules.virtualPoints, everybody);
    return { ...each, boards: inBoardOrder(each.boards, field) };
  });
  return { ...entered, rounds };
}

/**
 * Tournaments that a format carries completely. The boards of a report stand in the recommended order, late entries
 * are recognised by their first rounds, and a round that nobody was paired in is none: the arbitrary keeps to that.
 */
export function tournaments(format: TrfFormat): fc.Arbitrary<Tournament> {
  const official = format === 'trf26';
  return fc
    .tuple(fc.integer({ min: 1, max: 14 }), fc.nat(6), fc.nat(3), info(official))
    .chain(([count, paired, more, heading]) => {
      const declared = Math.max(1, paired + more);
      return fc
        .tuple(...Array.from({ length: count }, (_, index) => player(index + 1, official)))
        .chain((players) =>
          fc
            .record({
              rounds: fc.array(round(players, format), { minLength: paired, maxLength: paired }),
              scoring: scoring(format),
              virtualPoints: fc.oneof(fc.constant([]), virtualPoints(players, declared)),
              prohibitions: prohibitions(players, declared, official),
              initialColour: fc.constantFrom('white', 'black', null),
              tieBreaks: official
                ? fc.constantFrom(['BH/C1', 'BH', 'SB', 'DE'], ['DE'], ['ARO', 'WIN', 'PS'])
                : fc.constant(DEFAULT_RULES.tieBreaks),
              system: fc.constantFrom(...SYSTEM_IDS),
              options: fc.constantFrom({}, {}, { maxiTournament: true }, { maximumColourDifference: 15 }),
              acceleration: fc.constantFrom('none', 'baku'),
              teams: teams(players),
              absences: fc.tuple(...players.map(() => absences(paired, declared, format))),
            })
            .map((parts) => {
              const { system } = parts;
              const baku = system === 'dutch-2017' ? 'baku-2017' : 'baku-2026';
              return settled({
                info: heading,
                rules: {
                  ...DEFAULT_RULES,
                  ...parts.options,
                  system,
                  rounds: declared,
                  initialColour: parts.initialColour,
                  scoring: hasUnknown(parts.rounds)
                    ? parts.scoring
                    : { ...parts.scoring, unknown: parts.scoring.whiteDraw },
                  acceleration: parts.acceleration === 'none' || system.endsWith('robin') ? 'none' : baku,
                  virtualPoints: parts.virtualPoints,
                  prohibitions: parts.prohibitions,
                  tieBreaks: parts.tieBreaks,
                  tieBreakText: tieBreakTextAt(heading.startDate),
                },
                players: players.map((each, index) => ({ ...each, absences: parts.absences[index]! })),
                rounds: parts.rounds,
                teams: parts.teams,
                keptRecords: [],
              });
            }),
        );
    });
}
