import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blankPlayer,
  BLANK_TOURNAMENT,
  confirmRound,
  DEFAULT_RULES,
  inBoardOrder,
  pairingTaskOf,
  readTrf,
  systemOf,
  type Pairing,
  type Player,
  type PlayerId,
  type Round,
  type Tournament,
} from '../../src-engine/index.ts';
import { decodeTrf } from '../../src-main/files/trf.ts';
import { corpusFolder } from './lib/corpora.ts';

export const ABOUT = 'hard positions and step-by-step tournaments of other engines';

/** Pairs every position of the corpus; resolves to the number of answers that differ. */
export async function run(): Promise<number> {
  const folder = corpusFolder('dutch-hard');
  if (folder === null) return 0;
  const results = [
    ...printedOutputs(folder),
    ...fewLeft(folder),
    ...editionsApart(folder),
    ...stepByStep(folder),
  ];
  const different = results.filter(({ found, expected }) => found !== expected);
  for (const { name, breaks } of different) {
    if (breaks !== undefined) console.log(`  ${name}: the recorded round breaks ${breaks}`);
  }
  const wrong = different.filter(({ breaks }) => breaks === undefined);
  for (const { name, found, expected } of wrong) {
    console.log(`  ${name}:\n    expected ${expected}\n    found    ${found}`);
  }
  const refuted = different.length - wrong.length;
  console.log(
    `  ${results.length} positions: ${results.length - different.length} equal, ` +
      `${refuted} whose recorded answer breaks an absolute rule, ${wrong.length} unexplained`,
  );
  return wrong.length;
}

interface Answer {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
  /** Absolute rules that the expected answer itself breaks. */
  readonly breaks?: string;
}

const byOpponents = (pairs: readonly (readonly [number, number | null])[]): string =>
  pairs
    .map((pair) => pair.map((number) => number ?? 0).sort((a, b) => b - a))
    .map(([high, low]) => `${low}-${high}`)
    .sort()
    .join(' ');

/** Expected output files: `White Black` on each line, in board order. */
function printedOutputs(folder: string): Answer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.input') && existsSync(join(folder, expectedName(name))))
    .map((name) => {
      const lines = readFileSync(join(folder, expectedName(name)), 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1);
      return {
        name,
        expected: lines.join(', '),
        found: ordered(join(folder, name), 'dutch-2026').join(', '),
      };
    });
}

const expectedName = (name: string): string => name.replace(/\.input$/, '.output.expected');

/** Fields of which almost nobody is left, with the answers that come with them. */
function fewLeft(folder: string): Answer[] {
  return [
    ['bye_assignee_score/one-candidate-left.trf', '3 0'],
    ['crash_reports/seed4886-r5-p5.trf', '3 0'],
  ].map(([file, expected]) => ({
    name: file!,
    expected: expected!,
    found: ordered(join(folder, file!), 'dutch-2026').join(', '),
  }));
}

/** Positions in which the two editions part: opponents only, `null` is the bye. */
function editionsApart(folder: string): Answer[] {
  const positions = JSON.parse(readFileSync(join(folder, 'rule_delta/expected.json'), 'utf8')) as {
    file: string;
    rules_2026: [number, number | null][];
    rules_2022: [number, number | null][];
  }[];
  return positions.flatMap(({ file, rules_2026, rules_2022 }) =>
    (
      [
        ['dutch-2026', rules_2026],
        ['dutch-2017', rules_2022],
      ] as const
    ).map(([system, expected]) => {
      const pairs = ordered(join(folder, 'rule_delta', file), system).map(
        (line) => line.split(' ').map(Number) as [number, number],
      );
      return { name: `${file}, ${system}`, expected: byOpponents(expected), found: byOpponents(pairs) };
    }),
  );
}

/** The next round of a file as the lines `White Black`, a bye as `number 0`; one line with the code where it fails. */
function ordered(file: string, system: string): string[] {
  const reading = readTrf(decodeTrf(readFileSync(file)).text);
  if (!reading.ok) return [reading.failure.code];
  const { tournament } = reading.value;
  const rounds = reading.value.namesRounds ? tournament.rules.rounds : tournament.rounds.length + 1;
  return nextRound({ ...tournament, rules: { ...tournament.rules, rounds, system } });
}

function nextRound(tournament: Tournament): string[] {
  const task = pairingTaskOf(tournament, tournament.rounds.length + 1, { leastPlayers: 1 });
  const answer = task.ok ? systemOf(tournament.rules.system)!.pair(task.value) : task;
  if (!task.ok || !answer.ok) return [answer.ok ? '' : answer.failure.code];
  const numberOf = (id: PlayerId): number => tournament.players.find((player) => player.id === id)!.tpn;
  const pairs = inBoardOrder(answer.value.pairs, task.value.field).map(
    ({ white, black }) => `${numberOf(white)} ${numberOf(black)}`,
  );
  return answer.value.bye === null ? pairs : [...pairs, `${numberOf(answer.value.bye)} 0`];
}

interface Scenario {
  readonly players: readonly { readonly ID: string; readonly Rating: number; readonly DisplayName: string }[];
  readonly totalRounds: number;
  readonly resultStrategy: string;
  readonly withdrawAfterRound?: Readonly<Record<string, number>>;
}

interface RecordedRound {
  readonly Pairings: readonly { readonly WhiteID: string; readonly BlackID: string }[];
  readonly Byes: readonly { readonly PlayerID: string }[] | null;
}

/** Whole tournaments, round after round, of an engine of the text of 2017; the first round shows the initial-colour. */
function stepByStep(folder: string): Answer[] {
  const root = join(folder, 'golden-javafo');
  return readdirSync(root).flatMap((name) => {
    const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, name, file), 'utf8')) as T;
    const scenario = read<Scenario>('scenario.json');
    const count = readdirSync(join(root, name)).filter((file) => file.startsWith('round-')).length;
    const rounds = Array.from({ length: count }, (_, index) =>
      read<RecordedRound>(`round-${index + 1}.json`),
    );
    return rounds.map((_, index) => stepOf(name, scenario, rounds, index));
  });
}

function stepOf(name: string, scenario: Scenario, rounds: readonly RecordedRound[], index: number): Answer {
  const idOf = new Map(scenario.players.map(({ ID }, place) => [ID, place + 1] as const));
  const players = scenario.players.map(({ ID, Rating, DisplayName }, place): Player => ({
    ...blankPlayer(place + 1, DisplayName),
    tpn: place + 1,
    rating: Rating,
    withdrawnFrom: (scenario.withdrawAfterRound?.[ID] ?? Infinity) + 1,
  }));
  const [first] = rounds[0]!.Pairings;
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    players,
    rounds: rounds.slice(0, index).map((round) => playedRound(round, idOf, players)),
    rules: {
      ...DEFAULT_RULES,
      system: 'dutch-2017',
      rounds: scenario.totalRounds,
      initialColour: idOf.get(first!.WhiteID)! < idOf.get(first!.BlackID)! ? 'white' : 'black',
    },
  };
  const recorded = pairingOf(rounds[index]!, idOf);
  const lines = recorded.pairs.map(({ white, black }) => `${white} ${black}`);
  if (recorded.bye !== null) lines.push(`${recorded.bye} 0`);
  const task = pairingTaskOf(tournament, index + 1);
  const violations = task.ok ? confirmRound(task.value, recorded, 'dutch-2017').violations : [];
  return {
    name: `golden-javafo/${name}, round ${index + 1}`,
    expected: lines.toSorted().join(', '),
    found: nextRound(tournament).toSorted().join(', '),
    ...(violations.length === 0
      ? {}
      : {
          breaks: violations
            .map(({ article, kind, players }) => `${article} (${kind}: ${players.join(' ')})`)
            .join(', '),
        }),
  };
}

function pairingOf({ Pairings, Byes }: RecordedRound, idOf: ReadonlyMap<string, PlayerId>): Pairing {
  return {
    pairs: Pairings.map(({ WhiteID, BlackID }) => ({ white: idOf.get(WhiteID)!, black: idOf.get(BlackID)! })),
    bye: Byes?.[0] === undefined ? null : idOf.get(Byes[0].PlayerID)!,
  };
}

/** The strategies of the corpus: the higher rated player wins; among equals the one with the lower number. */
function playedRound(
  recorded: RecordedRound,
  idOf: ReadonlyMap<string, PlayerId>,
  players: readonly Player[],
): Round {
  const { pairs, bye } = pairingOf(recorded, idOf);
  const ratingOf = (id: PlayerId): number => players[id - 1]!.rating;
  return {
    stage: 'published',
    boards: pairs.map(({ white, black }) => ({
      white,
      black,
      result: (ratingOf(white) - ratingOf(black) || black - white) > 0 ? 'white-wins' : 'black-wins',
      ratedAs: null,
    })),
    unpaired: bye === null ? [] : [{ player: bye, kind: 'pab' }],
    version: 1,
    publishedAt: '',
    handMade: false,
    system: '',
  };
}
