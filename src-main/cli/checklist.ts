import {
  factsOfPlayers,
  pairingTaskOf,
  type Colour,
  type Pairing,
  type PlayerFacts,
  type Tournament,
} from '../../src-engine/index.ts';
import { numbersOf } from './pairing-text.ts';

/** Criteria about the floats of one and of two rounds before, by edition: they head these columns. */
const FLOAT_CRITERIA = { '2017': ['C12', 'C14'], '2026': ['C14', 'C16'] } as const;

/**
 * The checklist of a round as bbpPairings prints it, so that programs can read it: for every player number, pairing score,
 * colours, preference, bye eligibility (C2), floats of the last two rounds, the opponent now, and the opponents so far.
 * Preferences are written `W` absolute, `(W)` strong, `w` mild, `A` none. Cells are flush right, a tab after each.
 */
export function checklist(tournament: Tournament, round: number, pairing: Pairing): string {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) return '';
  const numberOf = numbersOf(tournament);
  const edition = tournament.rules.system === 'dutch-2017' ? '2017' : '2026';
  const head = ['ID', 'Pts', '-'.repeat(round), 'Pref', 'C2', ...FLOAT_CRITERIA[edition], 'Cur', ''];
  for (let each = 1; each < round; each++) head.push(`R${each}`);
  const rows = factsOfPlayers(task.value, edition).map((player) => ({
    score: player.score,
    cells: [
      String(numberOf(player.id)),
      (player.score / 10).toFixed(1),
      player.colours.map((colour) => LETTER[colour]).join(''),
      preferenceText(player),
      player.mayHaveBye ? 'Y' : 'N',
      floatText(player.lastFloat),
      floatText(player.floatBefore),
      opponentText(player, pairing, numberOf),
      '',
      ...task.value.field
        .get(player.id)!
        .rounds.map(({ played, cell }) => (played ? String(numberOf(cell.opponent)) : '')),
    ],
  }));
  const [top, ...lines] = tabbed([head, ...rows.map(({ cells }) => cells)]);
  const groups = lines.map((line, index) =>
    index > 0 && rows[index - 1]!.score === rows[index]!.score ? line : `\n${line}`,
  );
  return `\n${[top, ...groups].join('\n')}\n\n\n`;
}

function tabbed(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => `${cell.padStart(widths[column]!)}\t`).join(''));
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
