/** What a report says twice, compared with what was read from it. */
import type { Player, PlayerId } from '../model/player.ts';
import { CODE_OF_UNPAIRED } from '../model/result.ts';
import { pointsOfCode } from '../model/scoring.ts';
import type { Tournament } from '../model/tournament.ts';
import { pointsText } from './codecs.ts';
import type { Deviations } from './deviation.ts';
import { contentOf, singleLine } from './heading.ts';
import { KEPT, type SourceFile } from './lines.ts';
import type { PlayerLine } from './players.ts';
import { hasUnknownResult } from './write.ts';

/** Records that may stay uninterpreted without a word: they are not for this program, or were reported elsewhere. */
const KEPT_TAGS = new Set(
  (
    '### 012 013 022 032 042 052 062 072 082 092 102 112 122 132 142 152 172 182 192 202 212 222 ' +
    '240 250 260 299 300 320 330 352 362 801 802 XXR XXA'
  ).split(' '),
);

/** Counts of players and teams are the writer's own; a different number in the file is reported. */
export function readCounts(file: SourceFile, players: number, teams: number, deviations: Deviations): void {
  const counts = [
    ['062', 'players', players],
    ['072', 'rated', null],
    ['082', 'teams', teams],
  ] as const;
  for (const [tag, key, count] of counts) {
    const line = singleLine(file, tag, key, deviations);
    if (line === null || count === null) continue;
    const text = contentOf(line);
    const told = Number(/^\d+/.exec(text)?.[0] ?? NaN);
    if (text !== '' && told !== count) {
      deviations.add('count-disagrees', line.number, 5, text, String(count));
    }
  }
}

/** Lines that nothing was read from: comments and blank lines pass, everything else is reported. */
export function reportUnknown(file: SourceFile, deviations: Deviations): void {
  for (const line of file.lines) {
    if (file.keyOf(line) !== KEPT || line.text.trim() === '' || KEPT_TAGS.has(line.tag)) continue;
    const isNumbered = /^\d{3}( |$)/.test(line.text);
    deviations.add(isNumbered ? 'unknown-numbered-record' : 'unknown-record', line.number, 1, line.text);
  }
}

/**
 * Compares the file's points with what its results are worth (`scores`, by place). Byes announced for later rounds may be counted or
 * not, but for all players alike: where both occur, what most have is right.
 */
export function checkPoints(
  lines: readonly PlayerLine[],
  tournament: Tournament,
  scores: Int32Array,
  announced: ReadonlyMap<PlayerId, Player['absences']>,
  deviations: Deviations,
): void {
  const { scoring } = tournament.rules;
  const compared = lines.flatMap(({ line, fields: { points } }, index) => {
    if (points === null) return [];
    const player = tournament.players[index]!;
    const won = scores[index]!;
    const withByes = announced
      .get(player.id)!
      .reduce((sum, { kind }) => sum + pointsOfCode(CODE_OF_UNPAIRED[kind], null, scoring), won);
    return [{ line, points, won, withByes }];
  });
  const told = compared.filter(({ won, withByes }) => won !== withByes);
  const counting = told.filter(({ points, withByes }) => points === withByes).length;
  const mayCountByes = counting > told.filter(({ points, won }) => points === won).length;
  for (const { line, points, won, withByes } of compared) {
    const due = mayCountByes ? withByes : won;
    if (points !== due)
      deviations.add('points-disagree', line.number, 81, pointsText(points), pointsText(due));
  }
}

/** Record 162 tells what an unknown result is worth, and no game has one. */
export function reportUnusedPoints(file: SourceFile, tournament: Tournament, deviations: Deviations): void {
  if (hasUnknownResult(tournament)) return;
  for (const line of file.tagged('162')) {
    const found = UNKNOWN_IN_162.exec(line.text);
    if (found !== null) deviations.add('unknown-points-unused', line.number, found.index + 1, found[0]);
  }
}

/** The symbol and its points. */
const UNKNOWN_IN_162 = /X *\d+\.\d/i;

/** Starting ranks that are not 1, 2, 3 …: the first that is out of place is reported. */
export function reportGaps(lines: readonly PlayerLine[], deviations: Deviations): void {
  const index = lines.findIndex(({ fields }, place) => fields.number !== place + 1);
  const record = lines[index];
  if (record === undefined) return;
  deviations.add('numbers-with-gaps', record.line.number, 5, String(record.fields.number));
}
