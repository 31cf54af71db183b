import {
  BLANK_TOURNAMENT,
  blankPlayer,
  DEFAULT_RULES,
  standingsOf,
  type Board,
  type Player,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';

export const ABOUT = 'standings with ten tie-breaks, 1,000 players, 11 rounds';

const PLAYERS = 1000;
const ROUNDS = 11;
const TIE_BREAKS = ['DE', 'BH/C1', 'BH', 'FB', 'SB/C1', 'AOB', 'PS', 'ARO/C1', 'PTP', 'KS'];

/**
 * Measures {@link standingsOf} on an event in which players of near scores meet, with byes and forfeits among the
 * games. Prints the first call of the process, then median and worst of `[runs]` (default 30) further calls, in
 * milliseconds of wall time; the processor time of a call stands behind, since the machine may be busy.
 */
export function run([runs = '30']: string[] = []): Promise<number> {
  const tournament = largeEvent(20261121);
  const measure = (): number => {
    const start = performance.now();
    standingsOf(tournament, { tieBreaks: TIE_BREAKS });
    return performance.now() - start;
  };
  const first = measure();
  const cpu = process.cpuUsage();
  const times = Array.from({ length: Number(runs) }, measure).sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpu);
  const median = times[Math.floor(times.length / 2)]!;
  console.log(
    `${PLAYERS} players, ${ROUNDS} rounds, ${TIE_BREAKS.join(' ')}: first ${first.toFixed(1)} ms, ` +
      `median ${median.toFixed(1)} ms, worst ${times.at(-1)!.toFixed(1)} ms, ` +
      `processor ${((user + system) / 1000 / times.length).toFixed(1)} ms`,
  );
  return Promise.resolve(0);
}

function largeEvent(seed: number): Tournament {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const players = Array.from({ length: PLAYERS }, (_, index): Player => ({
    ...blankPlayer(index + 1, `Player ${index + 1}`),
    tpn: index + 1,
    rating: 2500 - index,
  }));
  const scores = new Array<number>(PLAYERS + 1).fill(0);
  const rounds = Array.from({ length: ROUNDS }, () => roundOf(players, scores, random));
  return { ...BLANK_TOURNAMENT, rules: { ...DEFAULT_RULES, rounds: ROUNDS }, players, rounds };
}

/** Neighbours in the standings meet; one pair in thirty is a forfeit, one in thirty takes byes. */
function roundOf(players: readonly Player[], scores: number[], random: () => number): Round {
  const order = players.map(({ id }) => id).sort((a, b) => scores[b]! - scores[a]! || random() - 0.5);
  const boards: Board[] = [];
  const unpaired: Unpaired[] = [];
  for (let place = 0; place + 1 < order.length; place += 2) {
    const [white, black] = [order[place]!, order[place + 1]!];
    const kind = random();
    if (kind < 1 / 30) {
      unpaired.push({ player: white, kind: 'half' }, { player: black, kind: 'zero' });
      scores[white]! += 5;
      continue;
    }
    const outcome = random();
    const forfeit = kind < 2 / 30;
    const result = forfeit
      ? 'forfeit-white-wins'
      : outcome < 0.4
        ? 'white-wins'
        : outcome < 0.7
          ? 'draw'
          : 'black-wins';
    if (result === 'draw') scores[white]! += 5;
    if (result === 'draw') scores[black]! += 5;
    else scores[result === 'black-wins' ? black : white]! += 10;
    boards.push({ white, black, result, ratedAs: null });
  }
  return {
    stage: 'published',
    boards,
    unpaired,
    version: 1,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
  };
}
