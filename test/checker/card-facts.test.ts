/** What a card says of a player under each text, for those who pair by hand. */
import { describe, expect, it } from 'vitest';
import {
  asksForFloats,
  dubovRecord,
  dueColour,
  floatUnder,
  mayReceiveBye,
} from '../../src-engine/checker/card-facts.ts';
import { factsOfPlayers, textOfFacts, type PlayerFacts } from '../../src-engine/checker/facts.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';
import { tournamentOf } from '../oracle/notation.ts';

function taskOf(lines: readonly string[], played: number, rules: Partial<Rules> = {}): PairingTask {
  const task = pairingTaskOf(
    tournamentOf(lines, played, { rounds: 9, initialColour: 'white', ...rules }),
    played + 1,
  );
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

function factsOf(task: PairingTask, system: string, id: PlayerId): PlayerFacts {
  return factsOfPlayers(task, textOfFacts(system)).find((player) => player.id === id)!;
}

// 1 beat 2 and meets 3, who has less; 2 has the bye in round 2; 4 has a half-point bye, then wins by forfeit.
const LINES = ['2w1 3b1', '1b0 U', '. 1w0', 'H 5w+', 'Z 4b-'];

describe('floats on a card', () => {
  const task = taskOf(LINES, 2);
  const floatsUnder = (system: string) =>
    [1, 2, 3, 4, 5].map((id) => floatUnder(system, task.field.get(id)!.rounds.at(1), task.scoring));

  it('C.04.3 1.4 are of games and of rounds without one in the Dutch and the Burstein System', () => {
    for (const system of ['dutch-2026', 'dutch-2017', 'burstein-2026'])
      expect([system, floatsUnder(system).slice(0, 4)]).toEqual([system, ['down', 'down', 'up', 'down']]);
    expect(floatsUnder('dutch-2026')[4]).toBeNull();
    // A.4.b of 2017: whoever does not play has a downfloat.
    expect(floatsUnder('dutch-2017')[4]).toBe('down');
  });

  it('are of games alone elsewhere, and of nothing where no text asks for them', () => {
    for (const system of ['dubov-2026', 'lim-2026', 'burstein-old', 'bcf'])
      expect([system, floatsUnder(system)]).toEqual([system, ['down', null, 'up', null, null]]);
    expect(floatsUnder('mwm-dutch')).toEqual([null, null, null, null, null]);
    expect(floatUnder('dutch-2026', undefined, task.scoring)).toBeNull();
    expect(['dutch-2026', 'lim-2026', 'mwm-dutch'].map(asksForFloats)).toEqual([true, true, false]);
  });
});

describe('the due colour on a card', () => {
  const task = taskOf(['2w1', '1b0', '.', '.'], 1);
  const due = (system: string, id: PlayerId) => {
    const { colour, strength } = dueColour(system, factsOf(task, system, id));
    return [colour, strength];
  };

  it('C.04.3 1.7 has its strength where the text knows strengths', () => {
    expect([due('dutch-2026', 1), due('dutch-2026', 3)]).toEqual([
      ['black', 'strong'],
      [null, 'none'],
    ]);
    expect([due('lim-2026', 1), due('lim-2026', 3)]).toEqual([
      ['black', null],
      [null, null],
    ]);
  });

  it('C.04.4.1 1.6 is Black, mildly, of who has not played, under the Dubov text of 2026', () => {
    expect([due('dubov-2026', 3), due('dubov-2026', 2)]).toEqual([
      ['black', 'mild'],
      ['white', 'strong'],
    ]);
    expect(due('dubov-old', 3)).toEqual([null, null]);
  });
});

describe('the bye on a card', () => {
  const task = taskOf(['U', 'F', 'H', '5w+', '4b-', '.'], 1);
  const may = (system: string) =>
    [1, 2, 3, 4, 5, 6].map((id) => mayReceiveBye(system, task.field.get(id)!, factsOf(task, system, id)));

  it('C.04.1 4 may not go to who had one, or a win’s points without a game', () => {
    expect(may('dutch-2026')).toEqual([false, false, true, false, true, true]);
    // C.04.1.d of 2017 names byes and forfeits.
    expect(may('dutch-2017')).toEqual([false, true, true, false, true, true]);
  });

  it('BCF rule 6 may not go to who had one of a full point', () => {
    expect(may('bcf')).toEqual([false, false, true, true, true, true]);
  });
});

describe('what the Dubov System asks', () => {
  it('C.04.4.1 1.7, 1.8 the average of the opponents met, and how many upfloats there were and may be', () => {
    const made = tournamentOf(['2w0 3b1 U', '1b1 . 4w+', '. 1w0 .', '. . 2b-'], 3, {
      rounds: 10,
      initialColour: 'white',
    });
    const players = made.players.map((player, index) => ({
      ...player,
      rating: [2000, 2111, 1800, 1500][index]!,
    }));
    const task = pairingTaskOf({ ...made, players }, 4);
    if (!task.ok) throw new Error(task.failure.code);
    const { field } = task.value;
    const record = (id: PlayerId, rounds: number) => dubovRecord('dubov-2026', field.get(id)!, field, rounds);
    // (2111 + 1800) / 2 is rounded upwards; the forfeited game of 2 is none.
    expect(record(1, 9)).toEqual({ average: 1956, upfloats: 0, most: 3 });
    expect(record(1, 10)).toEqual({ average: 1956, upfloats: 0, most: 4 });
    expect(record(2, 4)).toEqual({ average: 2000, upfloats: 0, most: 2 });
    expect(record(4, 5)).toEqual({ average: 0, upfloats: 1, most: 3 });
    expect(dubovRecord('dutch-2026', field.get(1)!, field, 9)).toBeNull();
  });
});
