import {
  bursteinIndexOf,
  factsOfPlayers,
  oldBursteinOppositionOf,
  pairingTaskOf,
  systemOf,
  textOfFacts,
  type Colour,
  type Pairing,
  type PairingTask,
  type PlayerFacts,
  type Tournament,
} from '../../src-engine/index.ts';
import { numbersOf } from './pairing-text.ts';

/** Criteria about the floats of one and of two rounds before, by edition: they head these columns. */
const FLOAT_CRITERIA = { '2017': ['C12', 'C14'], '2026': ['C14', 'C16'] } as const;

/** Columns of a system between the preferences and the opponent of the round. */
interface Middle {
  readonly head: readonly string[];
  readonly cells: (player: PlayerFacts) => readonly string[];
  /** Order of players with equal scores. */
  readonly ranking: (a: PlayerFacts, b: PlayerFacts) => number;
}

/** Values by which the Burstein texts order a scoregroup, in tenths, products of two in hundredths. */
const BURSTEIN = {
  index: { valuesOf: bursteinIndexOf, head: ['Buchholz', 'Sonneborn-Berger'], units: [10, 100] },
  'old-opposition': {
    valuesOf: oldBursteinOppositionOf,
    head: ['Sonneborn-Berger', 'Buchholz', 'Median', 'Rating'],
    units: [100, 10, 10, 1],
  },
} as const;

const DECIMALS: Readonly<Record<number, number>> = { 1: 0, 10: 1, 100: 2 };

/** What decides within a scoregroup: bye and floats (Dutch), or the strength of the opposition (Burstein). */
function middleOf(task: PairingTask, system: string): Middle {
  const order = systemOf(system)?.traits.groupOrder ?? null;
  if (order === null) {
    return {
      head: ['C2', ...FLOAT_CRITERIA[textOfFacts(system)]],
      cells: ({ mayHaveBye, lastFloat, floatBefore }) => [
        mayHaveBye ? 'Y' : 'N',
        floatText(lastFloat),
        floatText(floatBefore),
      ],
      ranking: () => 0,
    };
  }
  const { valuesOf, head, units } = BURSTEIN[order];
  const opposition = valuesOf(task);
  const values = ({ id }: PlayerFacts) => opposition(task.field.get(id)!);
  return {
    head,
    cells: (player) => values(player).map((value, at) => (value / units[at]!).toFixed(DECIMALS[units[at]!])),
    ranking: (a, b) => {
      const [x, y] = [values(a), values(b)];
      const place = x.findIndex((value, index) => value !== y[index]);
      return place < 0 ? 0 : y[place]! - x[place]!;
    },
  };
}

/**
 * The checklist of a round as bbpPairings prints it, so that programs can read it: for every player number, pairing score,
 * colours, preference, bye eligibility (C2) and floats of the last two rounds (Burstein: the values that order its scoregroups),
 * the opponent now, and the opponents so far.
 * Preferences are written `W` absolute, `(W)` strong, `w` mild, `A` none. Cells are flush right, a tab after each.
 */
export function checklist(tournament: Tournament, round: number, pairing: Pairing): string {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) return '';
  const numberOf = numbersOf(tournament);
  const edition = textOfFacts(tournament.rules.system);
  const middle = middleOf(task.value, tournament.rules.system);
  const head = ['ID', 'Pts', '-'.repeat(round), 'Pref', ...middle.head, 'Cur', ''];
  for (let each = 1; each < round; each++) head.push(`R${each}`);
  const players = factsOfPlayers(task.value, edition).toSorted(
    (a, b) => b.score - a.score || middle.ranking(a, b),
  );
  const rows = players.map((player) => ({
    score: player.score,
    cells: [
      String(numberOf(player.id)),
      (player.score / 10).toFixed(1),
      player.colours.map((colour) => LETTER[colour]).join(''),
      preferenceText(player),
      ...middle.cells(player),
      opponentText(player, pairing, numberOf),
      '',
      ...task.value.field
        .get(player.id)!
        .rounds.map(({ played, cell }) => (played ? String(numberOf(cell.opponent)) : '')),
    ],
  }));
  const [top, ...lines] = tabbed(
    head,
    rows.map(({ cells }) => cells),
  );
  const groups = lines.map((line, index) =>
    index > 0 && rows[index - 1]!.score === rows[index]!.score ? line : `\n${line}`,
  );
  return `\n${[top, ...groups].join('\n')}\n\n\n`;
}

function tabbed(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all.map((row) => row.map((cell, column) => `${cell.padStart(widths[column]!)}\t`).join(''));
}

const LETTER: Record<Colour, string> = { white: 'W', black: 'B' };

function preferenceText({ preference, strength }: PlayerFacts): string {
  if (preference === null) return 'A ';
  const letter = LETTER[preference];
  switch (strength) {
    case 'absolute':
      return `${letter} `;
    case 'strong':
      return `(${letter})`;
    case 'mild':
    case 'none':
      return `${letter.toLowerCase()} `;
  }
}

const floatText = (float: PlayerFacts['lastFloat']): string =>
  float === 'down' ? 'D' : float === 'up' ? 'U' : ' ';

function opponentText(
  { id }: PlayerFacts,
  { pairs, bye }: Pairing,
  numberOf: (id: number) => number,
): string {
  if (bye === id) return '(bye)';
  const pair = pairs.find(({ white, black }) => white === id || black === id);
  if (pair === undefined) return '';
  return pair.white === id ? `(${numberOf(pair.black)}W)` : `(${numberOf(pair.white)}B)`;
}
