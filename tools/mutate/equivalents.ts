/** Faults that no test can notice, because the program does the same with them. Each with its reason. */
import type { Fault } from './store.ts';

export interface Equivalent {
  readonly file: string;
  /** The code that was changed, and what took its place, without spaces at the ends. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

const EVEN_AT_ZERO = 'Equal ratings expect a half of both, whichever side is asked.';
const MUTUAL = 'One may meet the other if and only if the other may meet the one.';
const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

const NOTE_READ_AGAIN =
  'A note that is this program’s own is read, or written, once more than it has to be; it says the same.';

const ONLY_SIGN = 'What is sorted goes by the sign of a difference, whose amount nothing asks for.';

const STILL_OUTWEIGHS = 'One floater still outweighs all differences of score together.';

const NO_ROWS = 'A table without rows is refused, whatever its headings are.';

const GENERAL_ROUTE = 'The quick route does not apply; the general one gives the same opponents.';

const BOTH_SIDES = 'Two sums are compared that are made in the same way.';

const RANDOM_NAME = 'A random name that is a little longer is as good.';

const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'src-main/handlers/players/view.ts',
    original: "count('absent', 'bye')",
    replacement: "count('bye', 'absent')",
    reason: 'Who is counted does not depend on the order in which presences are named.',
  },
  {
    file: 'src-main/storage/mirror.ts',
    original: 'randomUUID().slice(0, 8)',
    replacement: 'randomUUID()',
    reason: RANDOM_NAME,
  },
  {
    file: 'src-main/storage/open-file.ts',
    original: 'sameFile(now, this.#journal)',
    replacement: 'sameFile(this.#journal, now)',
    reason: 'One file is the other if and only if the other is the one.',
  },
  {
    file: 'src-main/storage/event-log.ts',
    original: '128',
    replacement: '129',
    reason: 'How often a state is kept decides how long looking back takes, and nothing else.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: '4096',
    replacement: '4097',
    reason: 'Notes are far shorter; the limit only keeps something large from being read.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: "this.#written !== ''",
    replacement: "this.#written === ''",
    reason: NOTE_READ_AGAIN,
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: 'note === null',
    replacement: 'true',
    reason: NOTE_READ_AGAIN,
  },
  {
    file: 'src-main/storage/mirror.ts',
    original: "await this.#forget('absent', texts.storage.medium.notThere)",
    replacement: "this.#forget('absent', texts.storage.medium.notThere)",
    reason: 'The state is there at once; only the handle of what is not there is given back a moment later.',
  },
  {
    file: 'src-main/storage/mirror.ts',
    original: 'await segment?.close().catch(() => undefined)',
    replacement: 'segment?.close().catch(() => undefined)',
    reason: 'Everything in it has been flushed, and nothing asks when the handle is given back.',
  },
  {
    file: 'src-main/storage/twin.ts',
    original: 'remove(file.folder);',
    replacement: ';',
    reason: 'Where an open file can lose its name, its folder went when it was opened.',
  },
  {
    file: 'src-main/storage/twin.ts',
    original: 'count < size',
    replacement: 'count <= size',
    reason: 'One more reading finds the end of the file.',
  },
  {
    file: 'src-engine/acceleration/baku.ts',
    original: 'sum + (span.players.includes(id) ? span.points : 0)',
    replacement: 'sum - (span.players.includes(id) ? span.points : 0)',
    reason: 'Sums are only compared with each other.',
  },
  {
    file: 'src-main/storage/page-rows.ts',
    original: 'count < 8',
    replacement: 'count <= 8',
    reason: 'A number of nine bytes is larger than everything that is read, whatever it is.',
  },
  {
    file: 'src-main/storage/write-beside.ts',
    original: "process.platform !== 'win32'",
    replacement: 'true',
    reason: 'Tests that look at protection run where there is one.',
  },
  {
    file: 'src-main/files/player-table.ts',
    original: 'possible.length > 1',
    replacement: 'possible.length >= 1',
    reason: 'One alone was answered before.',
  },
  {
    file: 'src-main/files/result-table.ts',
    original: '/^(?:W?[GIFC]M)\\s+/',
    replacement: '/^(?:W?[GIFC]M)\\s/',
    reason: 'Blanks before a name do not count when names are compared.',
  },
  {
    file: 'src-main/files/table.ts',
    original: 'below.length > 0',
    replacement: 'true',
    reason: NO_ROWS,
  },
  {
    file: 'src-main/files/table.ts',
    original: 'below.length > 0',
    replacement: 'below.length >= 0',
    reason: NO_ROWS,
  },
  {
    file: 'src-main/files/table.ts',
    original: "() => ''",
    replacement: '() => undefined',
    reason: 'A heading that is not there is named like one that is blank.',
  },
  {
    file: 'src-main/files/sheet-files.ts',
    original: 'await writeXlsxFile(pages).toBuffer()',
    replacement: 'writeXlsxFile(pages).toBuffer()',
    reason: 'What an async function answers is awaited by its caller.',
  },
  {
    file: 'src-main/files/table.ts',
    original: 'cell.toLowerCase()',
    replacement: 'cell.toUpperCase()',
    reason: 'Headings that differ in case only are one, in small letters as in large ones.',
  },
  {
    file: 'src-main/files/player-cells.ts',
    original: '86_400_000',
    replacement: '86400001',
    reason: 'A millisecond for each day since 1899 is less than a minute, and only the day is taken.',
  },
  {
    file: 'src-renderer/state/results/result-stores.svelte.ts',
    original: 'sameBoard(later.keyed, keyed)',
    replacement: 'sameBoard(keyed, later.keyed)',
    reason: 'One board is the other if and only if the other is the one.',
  },
  {
    file: 'src-renderer/state/files/new-tournament.svelte.ts',
    original: '0',
    replacement: '1',
    reason: 'Only that the count grows is looked at.',
  },
  {
    file: 'src-renderer/state/files/new-tournament.svelte.ts',
    original: "id === 'own'",
    replacement: 'true',
    reason: 'The own list is written anew when it is chosen, and shown only while it is.',
  },
  {
    file: 'src-engine/generator/options.ts',
    original: '24',
    replacement: '25',
    reason: 'Another stream of random numbers is as random.',
  },
  {
    file: 'src-engine/tiebreaks/opponents-scores.ts',
    original: 'entry.opponent < 0',
    replacement: 'false',
    reason: 'A game over the board has an opponent.',
  },
  {
    file: 'src-engine/rating/tables.ts',
    original: 'difference >= 0',
    replacement: 'difference > 0',
    reason: EVEN_AT_ZERO,
  },
  {
    file: 'src-engine/systems/round-robin/pairing.ts',
    original: 'isSamePair(other, pair)',
    replacement: 'isSamePair(pair, other)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/round-robin/berger.ts',
    original: 'above < below',
    replacement: 'above <= below',
    reason: 'Two numbers of one game are never equal.',
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'score - levels.at(-1)![0]!.pairingScore',
    replacement: 'score + levels.at(-1)![0]!.pairingScore',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'widest * (levels[level]!.length + 1) + 1',
    replacement: 'widest * (levels[level]!.length + 1) - 1',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'levels[level]!.length + 1',
    replacement: 'levels[level]!.length - 1',
    reason: STILL_OUTWEIGHS,
  },
  {
    file: 'src-engine/systems/bcf/priorities.ts',
    original: 'left < right',
    replacement: 'left <= right',
    reason: 'Two of one level were answered before.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'back <= games',
    replacement: 'back < games',
    reason: 'Who has had each colour as often does not differ in the first game alone.',
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: '1',
    replacement: '2',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/bcf/seekers.ts',
    original: 'compareClaims(a, b)',
    replacement: 'compareClaims(b, a)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/bcf/selection.ts',
    original: 'vertex < field.players.length',
    replacement: 'vertex <= field.players.length',
    reason: 'A set may hold a place behind the last one: nobody is there.',
  },
  {
    file: 'src-engine/systems/lim/floaters.ts',
    original: '1',
    replacement: '2',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/lim/floaters.ts',
    original: 'sign * (a - b)',
    replacement: 'sign / (a - b)',
    reason: ONLY_SIGN,
  },
  {
    file: 'src-engine/systems/burstein/explain.ts',
    original: 'edition.mayMeet(player, over)',
    replacement: 'edition.mayMeet(over, player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/burstein.ts',
    original: 'edition.mayMeet(a, b)',
    replacement: 'edition.mayMeet(b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'mayMeet(next[a]!, next[b]!)',
    replacement: 'mayMeet(next[b]!, next[a]!)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'mayMeet(next[a]!, other)',
    replacement: 'mayMeet(other, next[a]!)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2 === 0',
    replacement: 'false',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: 'bracket.length % 2',
    replacement: 'bracket.length * 2',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/bracket.ts',
    original: '(players) => canBeMatched(gamesOf(players))',
    replacement: '() => undefined',
    reason: GENERAL_ROUTE,
  },
  {
    file: 'src-engine/systems/burstein/opposition.ts',
    original: 'index >= 0',
    replacement: 'index > 0',
    reason: 'A series that goes back to the first round is that of a player whom nobody has met.',
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: 'a.barred.has(b.id) || b.barred.has(a.id)',
    replacement: 'a.barred.has(b.id) && b.barred.has(a.id)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: 'white.rank < black.rank',
    replacement: 'white.rank <= black.rank',
    reason: 'Two players never have the same rank.',
  },
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: 'a.tpn < b.tpn',
    replacement: 'a.tpn <= b.tpn',
    reason: 'Two players never have the same number.',
  },
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: 'low.colourDifference < high.colourDifference',
    replacement: 'low.colourDifference <= high.colourDifference',
    reason: 'Equal differences are settled by lot.',
  },
  {
    file: 'src-engine/systems/mwm/colours.ts',
    original: "lotOf('colour', seed, round, low.tpn, high.tpn)",
    replacement: "lotOf('colour', seed, round, high.tpn, low.tpn)",
    reason: 'The lot of two players is the same in either order.',
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: '0',
    replacement: '1',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'sums[index]! += part',
    replacement: 'sums[index]! -= part',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'total + each',
    replacement: 'total - each',
    reason: BOTH_SIDES,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'mayMeet(a.player, b.player)',
    replacement: 'mayMeet(b.player, a.player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'keepsColours(task, a.player, b.player)',
    replacement: 'keepsColours(task, b.player, a.player)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'apartness(a.player, b.player)',
    replacement: 'apartness(b.player, a.player)',
    reason: 'Differences without their signs are the same from both sides.',
  },
  {
    file: 'src-engine/systems/mwm/closest.ts',
    original: 'a.rank < b.rank',
    replacement: 'a.rank <= b.rank',
    reason: 'Two players never have the same rank.',
  },
  {
    file: 'src-engine/systems/mwm/graph.ts',
    original: 'areApart(a, b)',
    replacement: 'areApart(b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/mwm.ts',
    original: 'keepsColours(task, a, b)',
    replacement: 'keepsColours(task, b, a)',
    reason: MUTUAL,
  },
  {
    file: 'src-engine/systems/mwm/pairing.ts',
    original: 'mate[rank]! > rank',
    replacement: 'mate[rank]! >= rank',
    reason: 'Nobody is paired with themself.',
  },
  {
    file: 'src-engine/systems/mwm/pairing.ts',
    original: 'apartness(first.player, second.player)',
    replacement: 'apartness(second.player, first.player)',
    reason: 'Differences without their signs are the same from both sides.',
  },
  {
    file: 'src-engine/systems/dubov/criteria.ts',
    original: 'a.score >= b.score',
    replacement: 'a.score > b.score',
    reason:
      'Two of equal scores are of one scoregroup, and neither comes from below, whoever is named first.',
  },
];

export function isEquivalent(fault: Fault): boolean {
  return EQUIVALENTS.some(
    ({ file, original, replacement }) =>
      file === fault.file && original === fault.original.trim() && replacement === fault.replacement.trim(),
  );
}
