/** C.07 Art. 11–13 from the matches of a team event. */
import { addendsOf, cut, scoreOf } from './article-16.ts';
import { encounterGroups } from './encounter.ts';
import { buchholz, codeOf, valueOf, type Code } from './individual.ts';
import { isBarred, orderedBy, ranked, splitBy } from './ranking.ts';
import type { PlainEvent, PlainRound } from './record.ts';
import type { TeamOccasion, TeamRoundTruth } from './team-events.ts';

type ScoreType = 'MP' | 'GP';

export interface PlainTeams {
  readonly MP: PlainEvent;
  readonly GP: PlainEvent;
  readonly primary: ScoreType;
  readonly boards: number;
  /** By number of the team less one, then round: points by board. */
  readonly boardPoints: readonly (readonly (readonly number[])[])[];
  readonly opponents: readonly (readonly (readonly [number, boolean])[])[];
}

export function plainTeamsOf(
  { tournament, event, predetermined, truth }: TeamOccasion,
  text: PlainEvent['text'],
  counted: number,
): PlainTeams {
  const history = truth.map((rounds) => rounds.slice(0, counted));
  const view = (type: ScoreType): PlainEvent => {
    const pointsOf = (round: TeamRoundTruth): number =>
      type === 'MP' ? round.matchPoints : round.gamePoints;
    const onBoards = (points: number): number => points * event.boards;
    const win = type === 'MP' ? event.matchWin : onBoards(10);
    const draw = type === 'MP' ? event.matchDraw : onBoards(5);
    return {
      participants: history.map((rounds, index) => ({
        id: index + 1,
        tpn: index + 1,
        rating: 0,
        bonus: event.adjustments
          .filter(({ teams }) => teams.includes(index))
          .reduce((sum, one) => sum + (type === 'MP' ? one.matchPoints : one.gamePoints), 0),
        rounds: rounds.map((round, place): PlainRound => {
          const own = pointsOf(round);
          const other = round.opponent === 0 ? 0 : pointsOf(history[round.opponent - 1]![place]!);
          const halves = own > other ? 2 : own === other ? 1 : 0;
          return { ...round, points: own, halves: round.sort === 'game' ? halves : null };
        }),
      })),
      counted,
      announced: tournament.rules.rounds,
      win,
      draw,
      loss: type === 'MP' ? event.matchLoss : 0,
      leastWin: win,
      drawAs: [draw, draw],
      roundRobin: predetermined,
      text,
      annulled: new Set(),
      dropsRatings: false,
    };
  };
  return {
    MP: view('MP'),
    GP: view('GP'),
    primary: event.primary,
    boards: event.boards,
    boardPoints: history.map((rounds) => rounds.map(({ boards }) => boards)),
    opponents: history.map((rounds) =>
      rounds.map(({ opponent, sort }) => [opponent, sort === 'game'] as const),
    ),
  };
}

const secondary = ({ primary }: PlainTeams): ScoreType => (primary === 'MP' ? 'GP' : 'MP');

/** The value, for board results the whole list that decides in order; null where there is none. */
export function teamValueOf(teams: PlainTeams, team: number, code: Code): readonly number[] | null {
  switch (code.name) {
    case 'BC':
      return [boardSums(teams, team).reduce((sum, points, board) => sum + (board + 1) * points, 0) / 10];
    case 'TBR':
      return boardSums(teams, team).map((points) => points / 10);
    case 'BBE': {
      const sums = boardSums(teams, team);
      return sums.slice(1).map((_, gone) => sums.slice(0, -1 - gone).reduce((all, one) => all + one, 0) / 10);
    }
    case 'MPvGP':
      return [scoreOf(teams[secondary(teams)], team) / 10];
    case 'SSSC':
      return [strength(teams, team, code)];
    default: {
      if (/^E[MG]{2}SB$/.test(code.name)) return [extendedBerger(teams, team, code)];
      const value = valueOf(teams[code.scoreType ?? teams.primary], team, code);
      return value === null ? null : [value];
    }
  }
}

function boardSums(
  { boards, boardPoints }: PlainTeams,
  team: number,
  counts = (_: number): boolean => true,
): number[] {
  return Array.from({ length: boards }, (_, board) =>
    boardPoints[team - 1]!.reduce(
      (sum, points, round) => sum + (counts(round) ? (points[board] ?? 0) : 0),
      0,
    ),
  );
}

/** 13.2: the opponent's (dummy's) score of the first letter times the points of the second. */
function extendedBerger(teams: PlainTeams, team: number, code: Code): number {
  const [theirs, ours] = [code.name[1], code.name[2]].map((letter): ScoreType =>
    letter === 'M' ? 'MP' : 'GP',
  );
  const scores = addendsOf(teams[theirs!], team, code);
  const points = addendsOf(teams[ours!], team, code).map((addend) => addend.points);
  const addends = scores.map((addend, place) => ({ ...addend, points: points[place]! }));
  const worth = (addend: (typeof addends)[number]): number => addend.score * addend.points;
  return cut(addends, worth, code.least, code.most).reduce((sum, one) => sum + worth(one), 0) / 100;
}

/** 13.4, to two decimals. */
function strength(teams: PlainTeams, team: number, code: Code): number {
  const plain = { ...codeOf(code.fore ? 'FB' : 'BH'), forfeitsPlayed: code.forfeitsPlayed };
  const schedule = code.fore
    ? Math.round(10 * valueOf(teams[teams.primary], team, plain)!)
    : buchholz(teams[teams.primary], team, plain);
  const highest = teams[teams.primary].win * teams[teams.primary].announced;
  const divisor = code.divisor ?? Math.max(1, Math.trunc(highest / teams[secondary(teams)].win));
  const hundredths = Math.floor((10 * schedule) / divisor + 0.5 + 1e-9);
  return (10 * scoreOf(teams[secondary(teams)], team) + hundredths) / 100;
}

/** Groups of the teams by the primary score and a list of codes. */
export function teamGroups(teams: PlainTeams, list: readonly string[]): number[][] {
  const primary = teams[teams.primary];
  const codes = list.map(codeOf).filter((code) => !isBarred(primary, code));
  return ranked(
    primary.participants.map(({ id }) => id),
    (id) => scoreOf(primary, id),
    codes,
    (tied, code) => teamOrder(teams, tied, code),
  );
}

function teamOrder(teams: PlainTeams, tied: readonly number[], code: Code): number[][] {
  if (code.name.startsWith('EDE')) return extendedEncounter(teams, tied, code);
  if (code.name === 'BC') {
    const gamePoints = new Set(tied.map((id) => scoreOf(teams.GP, id)));
    if (gamePoints.size > 1) return [[...tied]];
  }
  if (/^(BC|TBR|BBE|MPvGP|SSSC|E[MG]{2}SB)$/.test(code.name)) {
    return byList(tied, (id) => teamValueOf(teams, id, code)!, code.name === 'BC');
  }
  return orderedBy(teams[code.scoreType ?? teams.primary], tied, code);
}

/** Splits by the first number of the lists, what stays tied by the next, and so on. */
function byList(
  tied: readonly number[],
  list: (id: number) => readonly number[],
  ascending: boolean,
  place = 0,
): number[][] {
  if (tied.length === 1 || place >= list(tied[0]!).length) return [[...tied]];
  return splitBy(tied, (id) => list(id)[place]!, ascending).flatMap((group) =>
    byList(group, list, ascending, place + 1),
  );
}

/** 13.3.1–13.3.3 */
function extendedEncounter(teams: PlainTeams, tied: readonly number[], code: Code): number[][] {
  if (tied.length === 1) return [[...tied]];
  for (const type of [teams.primary, secondary(teams)]) {
    const groups = encounterGroups(teams[type], tied, code.forfeitsPlayed);
    if (groups.length > 1) return groups.flatMap((group) => extendedEncounter(teams, group, code));
  }
  if (tied.length > 2) return [[...tied]];
  return knockOut(teams, tied, code);
}

/** 13.3.2: the boards of the matches between two teams. */
function knockOut(teams: PlainTeams, tied: readonly number[], code: Code): number[][] {
  const sums = (id: number): number[] => {
    const other = tied.find((one) => one !== id)!;
    return boardSums(teams, id, (round) => {
      const [opponent, isPlayed] = teams.opponents[id - 1]![round]!;
      return opponent === other && (isPlayed || code.forfeitsPlayed || teams.MP.roundRobin);
    });
  };
  const count = (id: number): number[] => [sums(id).reduce((all, one, board) => all + (board + 1) * one, 0)];
  const top = (id: number): number[] => sums(id);
  const bottom = (id: number): number[] =>
    sums(id).map((_, gone, all) => all.slice(0, all.length - 1 - gone).reduce((sum, one) => sum + one, 0));
  const steps = {
    EDE: [],
    EDEBT: [[count, true] as const, [top, false] as const],
    EDEBB: [[count, true] as const, [bottom, false] as const],
    EDET: [[top, false] as const],
    EDEB: [[bottom, false] as const],
  }[code.name as 'EDE'] as readonly (readonly [(id: number) => number[], boolean])[];
  for (const [list, ascending] of steps) {
    const groups = byList(tied, list, ascending);
    if (groups.length > 1) return groups;
  }
  return [[...tied]];
}
