/** Faults in all other rooms that change nothing. */
import type { Equivalent } from './equivalent.ts';

const EVEN_AT_ZERO = 'Equal ratings expect a half of both, whichever side is asked.';

const MUTUAL = 'One may meet the other if and only if the other may meet the one.';

const NOTE_READ_AGAIN =
  'A note that is this program’s own is read, or written, once more than it has to be; it says the same.';

const NO_ROWS = 'A table without rows is refused, whatever its headings are.';

const RANDOM_NAME = 'A random name that is a little longer is as good.';

const NOT_SEEN_TO_BE_BLANK =
  'A part of a line that is not seen to be blank at once is read like any other, and found to be blank then.';

const SHORTER_THAN_ANY_FILE =
  'Of a file that is too short for a header its length is said, before anybody asks for its counter.';

export const IN_OTHERS: readonly Equivalent[] = [
  {
    file: 'src-main/storage/database.ts',
    original: '{ timeout: 0 }',
    replacement: '{}',
    reason: 'Nobody else can reach the file, so that no lock on it is ever waited for.',
  },
  {
    file: 'src-main/storage/disk-image.ts',
    original: 'bytes.length < PAGE_COUNT_AT',
    replacement: 'bytes.length <= PAGE_COUNT_AT',
    reason: SHORTER_THAN_ANY_FILE,
  },
  {
    file: 'src-main/storage/left-journal.ts',
    original: 'asItIs.damage.intact < rolledBack.damage.intact',
    replacement: 'asItIs.damage.intact <= rolledBack.damage.intact',
    reason: 'Of two damages that leave the same entries either may be named.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: '2',
    replacement: '3',
    reason: 'The blank that is left over stands for the letter before it, and the fields keep their places.',
  },
  {
    file: 'src-main/storage/file-lock.ts',
    original: "code.startsWith('SQLITE_BUSY')",
    replacement: "code.endsWith('SQLITE_BUSY')",
    reason: 'A lock that is held is told by that code alone.',
  },
  {
    file: 'src-main/storage/held-files.ts',
    original: 'held.size === 0',
    replacement: 'false',
    reason: 'Where nothing is held no file is among what is held.',
  },
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
    file: 'src-engine/handling/second-look.ts',
    original: '0',
    replacement: '1',
    reason: 'One point of rating is as far from an upset, and from a favourite, as none.',
  },
  {
    file: 'src-engine/handling/initial-order.ts',
    original: 'players.filter(({ tpn }) => tpn === 0).sort(compare)',
    replacement: 'players.filter(({ tpn }) => tpn === 0)',
    reason:
      'Each goes before the first weaker one, late entries among them: the same whoever is put in first.',
  },
  {
    file: 'src-engine/tiebreaks/code.ts',
    original: 'read === undefined',
    replacement: 'true',
    reason: 'A list that is read once more says the same.',
  },
  {
    file: 'src-engine/tiebreaks/ranking.ts',
    original: 'compare(sorted[place - 1]!, index)',
    replacement: 'compare(index, sorted[place - 1]!)',
    reason: 'Two that are equal are equal from both sides.',
  },
  {
    file: 'src-engine/tiebreaks/team-working.ts',
    original: '/^E[MG]{2}SB$/',
    replacement: '/E[MG]{2}SB$/',
    reason: 'No other code has these letters within it.',
  },
  {
    file: 'src-engine/tiebreaks/team-working.ts',
    original: '/^E[MG]{2}SB$/',
    replacement: '/^E[MG]{2}SB/',
    reason: 'No other code has these letters within it.',
  },
  {
    file: 'src-engine/tiebreaks/value.ts',
    original: 'value < 0',
    replacement: 'value <= 0',
    reason: 'Nothing is left of 0 that a sign could stand before.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'whiteScore === null || blackScore === null',
    replacement: 'whiteScore === null && blackScore === null',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'whiteScore === null',
    replacement: 'false',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-engine/rating/report.ts',
    original: 'blackScore === null',
    replacement: 'false',
    reason: 'A game is rated for both or for neither.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: 'field !== null',
    replacement: 'true',
    reason: 'No list of fields that are wanted has what is no field.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: 'field === null',
    replacement: 'true',
    reason: 'What heads a column of titles without a name is no field.',
  },
  {
    file: 'src-main/storage/migrations/index.ts',
    original: 'steps.length === 0',
    replacement: 'false',
    reason: 'A transaction in which nothing is done changes nothing.',
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'Math.min(to, line.length)',
    replacement: 'Math.max(to, line.length)',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'index < end',
    replacement: 'index <= end',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'index++',
    replacement: 'index--',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/trf/columns.ts',
    original: 'true',
    replacement: 'false',
    reason: NOT_SEEN_TO_BE_BLANK,
  },
  {
    file: 'src-engine/rating/expectation.ts',
    original: '400',
    replacement: '401',
    reason: 'Table 8.1.2 has one row for differences of 400 and 401.',
  },
  {
    file: 'src-engine/rating/performance.ts',
    original: '800',
    replacement: '801',
    reason: 'The search begins a point further out and finds the same.',
  },
  {
    file: 'src-engine/rating/k-factor.ts',
    original: 'k * games > 700',
    replacement: 'k * games >= 700',
    reason: 'K times the games is 700 then, and 700 by the games is K.',
  },
  {
    file: 'src-engine/rating/k-factor.ts',
    original: '700',
    replacement: '701',
    reason: 'K is 10, 20 or 40: no number of games makes 701.',
  },
  {
    file: 'src-engine/matching/arrays.ts',
    original: 'used + bytes > BUFFER',
    replacement: 'used + bytes >= BUFFER',
    reason: 'A buffer that would have been filled to its end is left early, which no array shows.',
  },
  {
    file: 'src-engine/trf/cells.ts',
    original: '1',
    replacement: '2',
    on: 'const seated = new Uint8Array(this.players.length + 1);',
    reason: 'A place behind the last player is asked by nobody.',
  },
  {
    file: 'src-engine/checker/confirm.ts',
    original: '0',
    replacement: '1',
    on: 'return 0;',
    reason: 'Two boards have no key in common, and one that stands twice is not after itself.',
  },
  {
    file: 'src-engine/checker/earlier-results.ts',
    original: 'board.white === white && board.black === black',
    replacement: 'board.white === white || board.black === black',
    reason: 'The game is one of the round, in which nobody has another.',
  },
  {
    file: 'src-engine/checker/wishes.ts',
    original: 'compareValues(row.value, other.value)',
    replacement: 'compareValues(other.value, row.value)',
    reason: 'Only whether the two are equal is asked.',
  },
  {
    file: 'src-main/files/player-fields.ts',
    original: '1',
    replacement: '2',
    on: 'return -1;',
    reason: 'Any number below 0 says that there is none.',
  },
  {
    file: 'src-engine/norms/choice.ts',
    original: 'end - 1',
    replacement: 'end + 1',
    reason: 'A part as large as the whole is the whole, and there is none larger.',
  },
];
