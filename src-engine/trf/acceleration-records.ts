/** Virtual points and prohibited pairs: records 250 and 260 (TRF26), XXA and XXP (JaVaFo). */
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Prohibition, VirtualPoints } from '../model/rules.ts';
import { readRecord, writeRecord } from './columns.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { contentOf, reporterOf } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { ACCELERATION_RECORD, PROHIBITION_RECORD, VIRTUAL_POINTS_RECORD } from './records.ts';

function virtualPointsOf250(line: SourceLine, numbering: Numbering, deviations: Deviations): VirtualPoints[] {
  const { fields } = readRecord(ACCELERATION_RECORD, line.text, reporterOf(line, deviations));
  const { points, firstRound, lastRound, firstPlayer, lastPlayer } = fields;
  if (points === null || firstRound < 1 || lastRound < firstRound || firstPlayer < 1) {
    deviations.add('record-unreadable', line.number, 5, line.text);
    return [];
  }
  const players = numbering.range(firstPlayer, Math.max(firstPlayer, lastPlayer));
  return players.length === 0 || points === 0 ? [] : [{ points, firstRound, lastRound, players }];
}

/** Spans of equal virtual points, gathered from one value for each player and round. */
function spansOf(values: ReadonlyMap<PlayerId, readonly Points[]>): VirtualPoints[] {
  const spans = new Map<
    string,
    { points: Points; firstRound: number; lastRound: number; players: PlayerId[] }
  >();
  for (const [player, rounds] of values) {
    let first = 0;
    for (let index = 1; index <= rounds.length; index++) {
      if (index < rounds.length && rounds[index] === rounds[first]) continue;
      const points = rounds[first]!;
      const [firstRound, lastRound] = [first + 1, index];
      first = index;
      if (points === 0) continue;
      const key = `${firstRound} ${lastRound} ${points}`;
      const span = spans.get(key) ?? { points, firstRound, lastRound, players: [] };
      span.players.push(player);
      spans.set(key, span);
    }
  }
  return [...spans.values()].sort(
    (a, b) => a.firstRound - b.firstRound || b.points - a.points || a.lastRound - b.lastRound,
  );
}

function virtualPointsOfXxa(
  lines: readonly SourceLine[],
  numbering: Numbering,
  deviations: Deviations,
): VirtualPoints[] {
  const values = new Map<PlayerId, Points[]>();
  for (const line of lines) {
    const { fields, groups } = readRecord(VIRTUAL_POINTS_RECORD, line.text, reporterOf(line, deviations));
    const id = numbering.id(fields.number, line, 5, deviations);
    if (id === null) continue;
    const points = groups.map((group) => group.points ?? 0);
    values.set(id, points);
  }
  return spansOf(new Map([...values].sort(([a], [b]) => a - b)));
}

/** Virtual points of each player by round, overlapping spans added up. Cost: spans × players + players × rounds. */
function pointsByPlayer(spans: readonly VirtualPoints[]): Map<PlayerId, Points[]> {
  const last = Math.max(0, ...spans.map(({ lastRound }) => lastRound));
  const values = new Map<PlayerId, Points[]>();
  // First what changes from one round to the next, one round more than there are; then the sums.
  for (const { points, firstRound, lastRound, players } of spans) {
    for (const player of players) {
      const changes = values.get(player) ?? new Array<Points>(last + 1).fill(0);
      changes[firstRound - 1]! += points;
      changes[lastRound]! -= points;
      values.set(player, changes);
    }
  }
  for (const changes of values.values()) {
    for (let index = 1; index < last; index++) changes[index]! += changes[index - 1]!;
    changes.length = last;
  }
  return values;
}

function isSame(a: readonly VirtualPoints[], b: readonly VirtualPoints[]): boolean {
  const regular = (spans: readonly VirtualPoints[]) =>
    spansOf(new Map([...pointsByPlayer(spans)].sort(([one], [other]) => one - other)));
  return JSON.stringify(regular(a)) === JSON.stringify(regular(b));
}

/** Reads 250, or where there is none XXA; XXA lines that tell otherwise than 250 are reported. */
export function readVirtualPoints(
  file: SourceFile,
  numbering: Numbering,
  deviations: Deviations,
): VirtualPoints[] {
  const official = file.tagged('250');
  const javafo = file.tagged('XXA');
  for (const line of [...official, ...javafo]) file.claim(line, 'acceleration');
  const told = virtualPointsOfXxa(javafo, numbering, deviations);
  if (official.length === 0) return told;
  const spans = official.flatMap((line) => virtualPointsOf250(line, numbering, deviations));
  const [first] = javafo;
  if (first !== undefined && !isSame(told, spans)) {
    deviations.add('record-overruled', first.number, 1, first.text, official[0]!.text);
  }
  return spans;
}

function lines250(spans: readonly VirtualPoints[], numbering: Numbering): string[] {
  return spans.flatMap(({ points, firstRound, lastRound, players }) =>
    numbering.runs(players).map(([firstPlayer, lastPlayer]) =>
      writeRecord(ACCELERATION_RECORD, {
        matchPoints: null,
        points,
        firstRound,
        lastRound,
        firstPlayer,
        lastPlayer,
      }),
    ),
  );
}

function linesXxa(spans: readonly VirtualPoints[], numbering: Numbering): string[] {
  return [...pointsByPlayer(spans)]
    .map(([player, rounds]) => ({ number: numbering.number(player), rounds }))
    .sort((a, b) => a.number - b.number)
    .map(({ number, rounds }) =>
      writeRecord(
        VIRTUAL_POINTS_RECORD,
        { number },
        rounds.map((points) => ({ points })),
      ),
    );
}

/** Virtual points as record 250 of TRF26, in TRF16 as XXA with the sums of every round. */
export function accelerationRecord(
  spans: readonly VirtualPoints[],
  numbering: Numbering,
  format: TrfFormat,
): TrfRecord {
  return trfRecord(
    'acceleration',
    format === 'trf26' ? lines250(spans, numbering) : linesXxa(spans, numbering),
  );
}

/** Reads 260 and XXP; an XXP record holds for all `rounds` rounds. */
export function readProhibitions(
  file: SourceFile,
  numbering: Numbering,
  rounds: number,
  deviations: Deviations,
): Prohibition[] {
  const prohibitions: Prohibition[] = [];
  for (const line of file.tagged('260')) {
    file.claim(line, 'prohibitions');
    const { fields, groups } = readRecord(PROHIBITION_RECORD, line.text, reporterOf(line, deviations));
    const players = groups.flatMap(({ player }, index) => {
      const id = player === 0 ? null : numbering.id(player, line, 13 + 5 * index, deviations);
      return id === null ? [] : [id];
    });
    const { firstRound, lastRound } = fields;
    if (firstRound < 1 || lastRound < firstRound)
      deviations.add('record-unreadable', line.number, 5, line.text);
    else if (players.length > 1) prohibitions.push({ firstRound, lastRound, players });
  }
  for (const line of file.tagged('XXP')) {
    file.claim(line, 'prohibitions');
    const players = readNumbers(line, numbering, deviations);
    if (players.length > 1) prohibitions.push({ firstRound: 1, lastRound: Math.max(1, rounds), players });
  }
  return prohibitions;
}

/** The players named in a record of numbers separated by blanks (XXP, XXZ). */
export function readNumbers(line: SourceLine, numbering: Numbering, deviations: Deviations): PlayerId[] {
  return contentOf(line)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const column = line.text.indexOf(word, 3) + 1;
      if (/^\d{1,4}$/.test(word)) {
        const id = numbering.id(Number(word), line, column, deviations);
        return id === null ? [] : [id];
      }
      deviations.add('record-unreadable', line.number, column, word);
      return [];
    });
}

/** Whether record XXP, which knows no rounds, says what a prohibition says. */
function isForAllRounds({ firstRound, lastRound }: Prohibition, rounds: number): boolean {
  return firstRound === 1 && lastRound >= rounds;
}

/** 260; or XXP for the pairs that may not meet in any round, or not in the next one. */
export function prohibitionsRecord(
  prohibitions: readonly Prohibition[],
  numbering: Numbering,
  format: TrfFormat,
  rounds: number,
  nextRound: number,
): TrfRecord {
  const sense = prohibitions.map(
    ({ firstRound, lastRound, players }) => `${firstRound}-${lastRound} ${players.join()}`,
  );
  if (format === 'trf26') {
    const lines = prohibitions.map(({ firstRound, lastRound, players }) =>
      writeRecord(
        PROHIBITION_RECORD,
        { firstRound, lastRound },
        players.map((player) => ({ player: numbering.number(player) })),
      ),
    );
    return trfRecord('prohibitions', lines);
  }
  const holding = prohibitions.filter(
    (prohibition) =>
      isForAllRounds(prohibition, rounds) ||
      (prohibition.firstRound <= nextRound && nextRound <= prohibition.lastRound),
  );
  const lines = holding.map(
    ({ players }) => `XXP ${players.map((player) => numbering.number(player)).join(' ')}`,
  );
  return trfRecord('prohibitions', lines, sense.join(' '));
}
