import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import * as bcf from '../../../src-engine/systems/bcf/meeting.ts';
import * as burstein from '../../../src-engine/systems/burstein/criteria.ts';
import * as oldDubov from '../../../src-engine/systems/dubov/old-player.ts';
import * as dubov from '../../../src-engine/systems/dubov/player.ts';
import { gamesWithinLimits, mayMeetWithinLimits } from '../../../src-engine/systems/frame/meeting.ts';
import { historyOf } from '../../oracle/histories.ts';
import { reordered } from '../../oracle/renumbered.ts';
import { cases } from '../../effort.ts';

/** Pairs of places, the lower one first. */
function edgesOf(size: number, has: (a: number, b: number) => boolean): string[] {
  const edges: string[] = [];
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) if (has(a, b)) edges.push(`${a}–${b}`);
  return edges;
}

describe('possible games as a graph', () => {
  it('are those of the rule for two players, in five texts', () => {
    const apart = new Set<string>();
    const compare = <P>(
      text: string,
      players: readonly P[],
      graph: BitGraph,
      mayMeet: (a: P, b: P) => boolean,
    ) => {
      const games = edgesOf(players.length, (a, b) => graph.has(a, b));
      expect(games).toEqual(edgesOf(players.length, (a, b) => mayMeet(players[a]!, players[b]!)));
      players.forEach((_, place) => expect(graph.has(place, place)).toBe(false));
      if (games.length < (players.length * (players.length - 1)) / 2) apart.add(text);
    };
    for (let seed = 1; seed <= cases(60, 300); seed++) {
      const { tournament, round } = reordered(historyOf(seed, 40), seed);
      const task = pairingTaskOf(tournament, round);
      if (!task.ok) continue;
      const { competitors } = task.value;
      compare('BCF', competitors, bcf.meetingGraph(competitors), bcf.mayMeet);
      compare('Burstein', competitors, burstein.gamesOf(competitors), burstein.mayMeet);
      compare('old Burstein', competitors, gamesWithinLimits(competitors), mayMeetWithinLimits);
      const players = dubov.dubovPlayers(task.value, competitors);
      compare('Dubov', players, dubov.gamesOf(players), dubov.mayMeet);
      const oldPlayers = oldDubov.oldPlayers(task.value, competitors);
      compare('old Dubov', oldPlayers, oldDubov.gamesOfOld(oldPlayers), oldDubov.mayMeetOld);
    }
    expect([...apart].sort()).toEqual(['BCF', 'Burstein', 'Dubov', 'old Burstein', 'old Dubov']);
  });
});
