/** A tournament as bytes of a file for others. */
import {
  newestPlayedRound,
  publishedPart,
  byStrength,
  EVENT_KINDS,
  filingProblems,
  lossesOf,
  normsMadeIn,
  playersById,
  standingsOf,
  withPairingNumbers,
  virtualPointsOf,
  type PlayerId,
  type Tournament,
  type TournamentEvent,
  type TrfFilingProblem,
  type TrfFormat,
  type TrfPurpose,
} from '../../../src-engine/index.ts';
import { reportLineOf } from '../../../src-engine/texts/index.ts';
import type { Head } from '../../documents/sheet-code.ts';
import { texts } from '../../texts.ts';
import { tableBytes } from '../../files/sheets.ts';
import { trfBytes } from '../../files/trf.ts';
import type { ExportFormat, ExportRequest, FilingFix, FilingProblem, Refusal } from '../../ipc/contract.ts';
import { sealLine, withoutSeals } from '../../seals/report.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { codeOfReport } from '../documents/verdicts.ts';
import { namesOf } from '../log/rows.ts';
import { nameOfPlayer } from '../names.ts';
import { answer, refusal, type QueriesOf } from '../reply.ts';

/** `made` finds the title norms that were made. */
export function filingQueries(desk: Desk, made = normsMadeIn): QueriesOf<'filing.problems'> {
  return {
    'filing.problems': ({ format, purpose }) =>
      desk.read((_, tournament) => answer(filingView(publishedPart(tournament), format, purpose, made))),
  };
}

function filingView(
  tournament: Tournament,
  format: ExportFormat,
  purpose: TrfPurpose,
  made: typeof normsMadeIn,
): FilingProblem[] {
  if (!isReport(format)) return [];
  const players = playersById(tournament);
  const namesOf = (ids: readonly PlayerId[]) => ids.map((id) => nameOfPlayer(players.get(id)!));
  if (purpose === 'report') {
    const problems = filingProblems(tournament, format).map((problem) => ({
      weight: problem.weight,
      fix: fixOf(problem),
      text: texts.trf.filing(problem),
      players: namesOf(problem.players),
    }));
    return [...problems, ...normsMade(tournament, made(tournament))];
  }
  return lossesOf(numbered(tournament), format).map((loss) => ({
    weight: 'advice',
    fix: null,
    text: texts.trf.loss(loss),
    players: namesOf(loss.players),
  }));
}

/** The title norms that were made: each needs its certificate (B.01 1.8). */
function normsMade(tournament: Tournament, made: ReturnType<typeof normsMadeIn>): FilingProblem[] {
  if (made.length === 0) return [];
  const players = playersById(tournament);
  const named = made.map(({ player, title }) => `${players.get(player)!.name} ${title}`);
  return [
    { weight: 'advice', fix: { page: 'norms' }, text: texts.norms.made(named.join(' · ')), players: [] },
  ];
}

/** Where the arbiter puts a problem right; ranks follow from results and are put right nowhere. */
export function fixOf(problem: TrfFilingProblem): FilingFix | null {
  switch (problem.code) {
    case 'games-open':
    case 'games-adjourned':
      return { page: 'results', round: problem.round };
    case 'rounds-unpublished':
    case 'rounds-unpaired':
      return { page: 'round' };
    case 'rank-missing':
    case 'rank-differs':
      return null;
    case 'system-without-code':
      return { page: 'system' };
    case 'players-missing':
      return { page: 'players' };
    default:
      return { page: problem.players.length > 0 ? 'players' : 'settings' };
  }
}

/**
 * Bytes of an export of the tournament after entry `upTo`; drafts are left out. Tables stand after the newest round
 * with a result, pairings are those of the newest round, unless another is asked for. Refuses what is not there yet.
 */
export async function exportBytes(
  whole: Tournament,
  log: EventLog,
  upTo: number,
  { format, round, delimiter, purpose = 'exchange' }: ExportRequest,
): Promise<{ readonly bytes: Uint8Array } | { readonly refused: Refusal }> {
  const tournament = publishedPart(whole);
  const last = tournament.rounds.length;
  if (round !== undefined && round > last)
    return { refused: refusal('no-round', texts.handling.notPublished(round)) };
  const open = purpose === 'report' && isReport(format) ? openProblem(tournament, format) : null;
  if (open !== null) return { refused: open };
  switch (format) {
    case 'trf16':
    case 'trf26': {
      const bytes = reportBytes(tournament, format, purpose);
      const comments = commentBytes(tournament, format, log, upTo);
      const report = Buffer.concat([bytes, comments]);
      return { bytes: sealed(report, log.records[upTo - 1]!) };
    }
    case 'pairings-csv':
    case 'pairings-xlsx':
      if (last === 0 || round === 0)
        return { refused: refusal('no-round', texts.tournamentFile.noRoundPublished) };
      return { bytes: await tableBytes(tournament, format, round ?? last, delimiter) };
    default:
      return {
        bytes: await tableBytes(tournament, format, round ?? newestPlayedRound(tournament), delimiter),
      };
  }
}

/**
 * A TRF carries its seal as the last line, so that a change is found, whoever has it: its own alone, since one that came with
 * an imported report is of other bytes.
 */
function sealed(report: Buffer, head: Head): Uint8Array {
  const text = withoutSeals(report.toString('latin1'));
  return Buffer.from(text + sealLine(codeOfReport(text, head)), 'latin1');
}

function isReport(format: ExportFormat): format is 'trf16' | 'trf26' {
  return format === 'trf16' || format === 'trf26';
}

/** A report tells the results as they are to be rated: there is none while a game has no result. */
function openProblem(tournament: Tournament, format: TrfFormat): Refusal | null {
  const [first] = filingProblems(tournament, format).flatMap((problem) =>
    problem.code === 'games-open' || problem.code === 'games-adjourned' ? [problem] : [],
  );
  if (first === undefined) return null;
  const { openInReport, openInReportAdvice } = texts.handling;
  return refusal('games-open', openInReport(first.round, first.games), openInReportAdvice, {
    article: 'C.04.2 3.1',
  });
}

/**
 * Every player of a report has a number, also one who never came: those stand last, so that nobody else's number moves.
 * Before numbers exist it is the initial order (C.04.2 2.2).
 */
function numbered(tournament: Tournament): Tournament {
  const { players } = tournament;
  const without = players.filter(({ tpn }) => tpn === 0).sort(byStrength);
  if (without.length === 0) return tournament;
  if (without.length === players.length)
    return { ...tournament, players: withPairingNumbers(players, 0, tournament.rules) };
  // Numbers of an imported report may have gaps.
  const last = players.reduce((most, { tpn }) => Math.max(most, tpn), 0);
  const numbers = new Map(without.map(({ id }, index) => [id, last + index + 1]));
  return {
    ...tournament,
    players: players.map((player) => ({ ...player, tpn: numbers.get(player.id) ?? player.tpn })),
  };
}

/**
 * The entries that made the pairings on the wall, by round. A hand that arranged a draft which was discarded or arranged
 * again left nothing that a report has to tell.
 */
function pairingEntries(log: EventLog, upTo: number): ReadonlyMap<number, number> {
  const entries = new Map<number, number>();
  for (const seq of log.listAt(upTo)) {
    const event = log.event(seq);
    if (event.kind === 'round-discarded') entries.delete(event.payload.round);
    else if (event.kind === 'round-drafted' || event.kind === 'round-arranged')
      entries.set(event.payload.round, seq);
  }
  return entries;
}

/**
 * What touched pairing integrity and still counts, as comments at the end of a TRF26; of a TRF16 only that FIDE mode was left,
 * which is for good in every file. A round by hand is told once, if it is on the wall and not as the system pairs.
 */
function commentBytes({ rounds }: Tournament, format: TrfFormat, log: EventLog, upTo: number): Uint8Array {
  const nameOf = namesOf(log);
  const made = pairingEntries(log, upTo);
  const isTold = (event: TournamentEvent) =>
    event.kind !== 'round-arranged' ||
    (event.payload.changed > 0 &&
      event.payload.round <= rounds.length &&
      made.get(event.payload.round) === event.seq);
  let current = 1;
  let text = '';
  for (const seq of log.listAt(upTo)) {
    const event = log.event(seq);
    if (event.kind === 'round-published') current = event.payload.round;
    if (format !== 'trf26' && event.kind !== 'fide-mode-left') continue;
    if (!EVENT_KINDS[event.kind].integrity || !isTold(event)) continue;
    const round = texts.events.of(event, nameOf).round ?? current;
    text += `${reportLineOf(event, round, nameOf)}\r\n`;
  }
  return Buffer.from(text, 'utf8');
}

/** With the virtual points of its acceleration, once a round is paired by them: programs split a field differently (C.04.7 1.2). */
function acceleratedInFull(tournament: Tournament): Tournament {
  if (tournament.rounds.length === 0) return tournament;
  return { ...tournament, rules: { ...tournament.rules, virtualPoints: virtualPointsOf(tournament) } };
}

function reportBytes(whole: Tournament, format: TrfFormat, purpose: TrfPurpose): Uint8Array {
  const tournament = acceleratedInFull(numbered(whole));
  const { rows } = standingsOf(tournament);
  const ranks = new Map(rows.map(({ player, rank }) => [player, rank]));
  return trfBytes(tournament, format, { ranks, purpose });
}
