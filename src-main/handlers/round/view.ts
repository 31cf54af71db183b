/** A round as its screen shows it. */
import {
  awayFrom,
  boardNumber,
  numberingOf,
  participantsOf,
  playersById,
  pointsAfter,
  startPositionIn,
  startPositionOf,
  type Board,
  type BoardReason,
  type Player,
  type PlayerId,
  type Points,
  type Round,
  type Tournament,
  type TournamentState,
  secondLooks,
  shortNames,
  type SecondLook,
  type Wish,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { BoardRow, BoardSide, PlayerName, PlayerToPair, RoundView } from '../../ipc/contract.ts';
import { nameOfPlayer } from '../names.ts';
import { phaseOf, systemView } from '../rounds.ts';
import { checkView } from './check.ts';
import { issuesBefore, roundIssues } from './issues.ts';
import { wishIssue } from './wishes.ts';
import { pairingObstacle } from './preparation.ts';
import { secondEntryObstacle } from '../results/verification.ts';
import { awayRows, sumView } from './sum.ts';
import { reasonOf } from './reasons.ts';

/** View of any round of the tournament, also of one that is not paired yet. What explains it may be empty. */
export function roundView(
  state: TournamentState,
  round: number,
  { reasons, wishes }: { readonly reasons: readonly BoardReason[]; readonly wishes: readonly Wish[] },
  { isOutdated, mayWrite }: { readonly isOutdated: boolean; readonly mayWrite: boolean },
): RoundView {
  const { tournament } = state;
  const known = tournament.rounds[round - 1];
  if (known === undefined) return laterRound(state, round, mayWrite);
  const conservation = sumView(tournament, round);
  const issues = roundIssues(state, round, conservation, isOutdated);
  const facts = state.rounds[round - 1]!;
  const refusing = issues.filter(({ weight }) => weight === 'refuse');
  const isLast = round === tournament.rounds.length;
  const isDraft = known.stage !== 'published';
  return {
    round,
    phase: phaseOf(known, isOutdated),
    boards: boardRows(state, round, known, reasons),
    unpaired: conservation.unpaired,
    toPair: [],
    sum: conservation.sum,
    issues: [...issues, ...wishIssue(tournament, round, wishes)],
    version: known.version,
    publishedAt: known.publishedAt,
    handMade: known.handMade,
    startPosition: startPositionView(tournament, round),
    check: checkView(facts.check, tournament),
    system: systemView(known.system === '' ? tournament.rules.system : known.system),
    can: {
      pair: mayWrite && isDraft,
      discard: mayWrite && isDraft && isLast,
      check: mayWrite && isDraft,
      publish: mayWrite && isDraft && refusing.length === 0,
      unpublish: mayWrite && !isDraft && isLast && known.boards.every(({ result }) => result === 'open'),
      reason: refusing.map(({ title }) => title).join('. '),
    },
  };
}

function laterRound(state: TournamentState, round: number, mayWrite: boolean): RoundView {
  const { tournament } = state;
  const obstacle = pairingObstacle(tournament, round) ?? secondEntryObstacle(state, round);
  return {
    round,
    phase: 'later',
    boards: [],
    unpaired: awayRows(tournament, round, awayFrom(tournament, round)),
    toPair: obstacle === null ? toPair(state, round) : [],
    sum: { boards: 0, pairingByes: 0, otherByes: 0, absent: 0, active: 0, addsUp: false, wrong: [] },
    issues: issuesBefore(state, round, obstacle),
    version: 0,
    publishedAt: '',
    handMade: false,
    startPosition: startPositionView(tournament, round),
    check: null,
    system: systemView(tournament.rules.system),
    can: {
      pair: mayWrite && obstacle === null,
      discard: false,
      check: false,
      publish: false,
      unpublish: false,
      reason: obstacle?.message ?? '',
    },
  };
}

function startPositionView(tournament: Tournament, round: number): RoundView['startPosition'] {
  const number = startPositionIn(tournament, round);
  return number === null ? null : { number, position: startPositionOf(number) };
}

/** Who is to be paired, by points and number: numbers that are due before the pairing are given already. */
function toPair(state: TournamentState, round: number): PlayerToPair[] {
  const { tournament } = state;
  const numbers = new Map(
    numberingOf(state, round).flatMap((draft) =>
      draft.kind === 'numbers-assigned' ? draft.payload.numbers : [],
    ),
  );
  const taking = participantsOf(tournament, round);
  const points = pointsAfter(tournament, round - 1);
  const shorts = shortNames(tournament.players);
  return tournament.players
    .filter(({ id }) => taking.has(id))
    .map((player) => ({
      ...nameOfPlayer(player, shorts),
      tpn: numbers.get(player.id) ?? player.tpn,
      points: points.get(player.id) ?? 0,
    }))
    .sort((a, b) => b.points - a.points || a.tpn - b.tpn);
}

function boardRows(
  state: TournamentState,
  round: number,
  known: Round,
  reasons: readonly BoardReason[],
): BoardRow[] {
  const { tournament } = state;
  const { resultAt } = state.rounds[round - 1]!;
  const looks = secondLooks(state, round);
  const players = playersById(tournament);
  const points = pointsAfter(tournament, round - 1);
  const shorts = shortNames(tournament.players);
  return known.boards.map((board, index) => {
    const number = boardNumber(known, index);
    const reason = reasonOf(reasons, known, number);
    const white = players.get(board.white)!;
    const black = players.get(board.black)!;
    return {
      board: number,
      white: { ...nameOfPlayer(white, shorts), ...side(white, 'white', points, reason) },
      black: { ...nameOfPlayer(black, shorts), ...side(black, 'black', points, reason) },
      result: board.result,
      resultText: texts.outcomes.result(board.result),
      resultAt: resultAt[index] ?? '',
      flags: flagsOf(board, looks[index]!),
    };
  });
}

function side(
  player: Player,
  colour: 'white' | 'black',
  points: ReadonlyMap<PlayerId, Points>,
  reason: BoardReason | undefined,
): Omit<BoardSide, keyof PlayerName> {
  const float = colour === 'white' ? reason?.whiteFloat : reason?.blackFloat;
  const missed = reason?.missedColour.includes(colour) ?? false;
  return {
    points: points.get(player.id) ?? 0,
    float: float ?? 'none',
    missedColour: missed ? (colour === 'white' ? 'black' : 'white') : null,
  };
}

function flagsOf({ ratedAs }: Board, looks: readonly SecondLook[]): BoardRow['flags'] {
  const words = texts.results.secondLook;
  const flags: { kind: 'warn' | 'info'; text: string }[] = looks.map((look) => {
    const text =
      look.kind === 'upset'
        ? words.upset(look.by)
        : look.kind === 'swapped'
          ? words.swapped(look.with)
          : words.quick(look.minutes);
    return { kind: 'warn', text };
  });
  if (ratedAs !== null) flags.push({ kind: 'info', text: words.ratedAs(texts.outcomes.result(ratedAs)) });
  return flags;
}
