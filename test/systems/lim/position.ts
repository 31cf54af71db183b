/** Positions of the Lim System written down directly: what each player has behind them, without a tournament. */
import type { Competitor, RoundRecord } from '../../../src-engine/history/competitor.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import { STANDARD_SCORING } from '../../../src-engine/model/scoring.ts';
import type { PairingSystem, PairingTask } from '../../../src-engine/systems/system.ts';

export interface Standing {
  /** Points. */
  readonly score: number;
  /** Colours of the games played, oldest first, as `wbw`. */
  readonly colours?: string;
  /** Numbers of the opponents; one direction is enough. */
  readonly met?: readonly number[];
  readonly rating?: number;
  /** Own points and the opponent's before the last round, where the two differed. */
  readonly lastRound?: readonly [own: number, opponent: number];
  readonly byeBarred?: boolean;
  readonly parityNumber?: number;
}

const idOf = (number: number) => 100 - 3 * number;

/** The round to be paired, with players by pairing number; identities run the other way. */
export function position(
  players: Readonly<Record<number, Standing>>,
  settings: Partial<Pick<PairingTask, 'round' | 'rounds' | 'initialColour' | 'maxiTournament'>> = {},
): PairingTask {
  const round = settings.round ?? 5;
  const competitors = Object.entries(players).map(([key, standing]) =>
    competitor(Number(key), standing, players, round),
  );
  competitors.sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return {
    round,
    rounds: 9,
    initialColour: 'white',
    scoring: STANDARD_SCORING,
    seed: 1,
    ...settings,
    competitors,
    field: new Map(competitors.map((each) => [each.id, each])),
  };
}

function competitor(
  tpn: number,
  standing: Standing,
  players: Readonly<Record<number, Standing>>,
  round: number,
): Competitor {
  const colours = [...(standing.colours ?? '')].map((each) => (each === 'w' ? 'white' : 'black'));
  const opponents = [
    ...(standing.met ?? []),
    ...Object.keys(players)
      .map(Number)
      .filter((other) => players[other]!.met?.includes(tpn)),
  ];
  const points = standing.score * 10;
  return {
    player: { ...blankPlayer(idOf(tpn), `P${tpn}`), tpn, rating: standing.rating ?? 0 },
    id: idOf(tpn),
    tpn,
    parityNumber: standing.parityNumber ?? tpn,
    rating: standing.rating ?? 0,
    score: points,
    pairingScore: points,
    rounds: standing.lastRound === undefined ? [] : roundsUpTo(standing.lastRound, round),
    colours,
    colourDifference: colours.filter((each) => each === 'white').length * 2 - colours.length,
    met: new Set(opponents.map(idOf)),
    barred: new Set(),
    gamesPlayed: colours.length,
    byeBarred: standing.byeBarred ?? false,
  };
}

function roundsUpTo([own, opponent]: readonly [number, number], round: number): RoundRecord[] {
  const record: RoundRecord = {
    cell: { opponent: 1 } as RoundRecord['cell'],
    points: 0,
    played: true,
    colour: 'white',
    scoreBefore: own * 10,
    opponentScoreBefore: opponent * 10,
  };
  return Array.from({ length: round - 1 }, () => record);
}

/** `3-5 4-2 bye 7`: White first, by pairing numbers, in the order of the smaller number; or the failure's code. */
export function pairedBy(system: PairingSystem, task: PairingTask): string {
  const answer = system.pair(task);
  if (!answer.ok) return answer.failure.code;
  const number = (id: number) => task.field.get(id)!.tpn;
  const boards = answer.value.pairs
    .map(({ white, black }) => [number(white), number(black)] as const)
    .sort((a, b) => Math.min(...a) - Math.min(...b))
    .map(([white, black]) => `${white}-${black}`);
  return [...boards, ...(answer.value.bye === null ? [] : [`bye ${number(answer.value.bye)}`])].join(' ');
}
