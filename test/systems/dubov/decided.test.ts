/** C.04.4.1 (2026) 2.3.4 [C8], 2.3.5 [C9], 2.3.6 [C10]: rounds that are as they are because of one of them alone. */
import { describe, expect, it } from 'vitest';
import { DUBOV_2026 } from '../../../src-engine/systems/dubov/dubov.ts';
import { sentenceOf } from '../../oracle/worded.ts';
import { taskOf, type Card } from '../bcf/position.ts';

/** Boards by number, White first, with what is told of each. Of nine rounds a player may come up in three. */
function told(round: number, ...cards: readonly Card[]): readonly string[] {
  const unrated = taskOf(round, cards);
  const competitors = unrated.competitors.map((each) => ({
    ...each,
    player: { ...each.player, rating: each.rating },
  }));
  const task = { ...unrated, competitors, field: new Map(competitors.map((each) => [each.id, each])) };
  const paired = DUBOV_2026.pair(task);
  if (!paired.ok) throw new Error(paired.failure.code);
  const number = (id: number) => task.field.get(id)!.tpn;
  return DUBOV_2026.reasons(task, paired.value).map(({ white, black, reason }) => {
    const who = black === null ? `${number(white)}` : `${number(white)}-${number(black)}`;
    return `${who} ${sentenceOf(task, reason)}`;
  });
}

/** Residents are due White, those below Black. */
const resident = (no: number, met: readonly number[] = []): Card => ({ no, score: 40, colours: 'B', met });
const below = (no: number, facts: Partial<Card> = {}): Card => ({ no, score: 30, colours: 'W', ...facts });

describe('C8', () => {
  /** 1 and 2 have met. Whoever stays has to meet there: 3 and 4, or 5 and 6. */
  const six = [
    resident(1, [2]),
    resident(2),
    below(3, { up: [1, 2, 3], met: [5, 6] }),
    below(4, { up: [3, 4, 5], met: [5, 6] }),
    below(5, { up: [1, 2, 3, 4, 5, 6, 7] }),
    below(6),
  ];

  it('has one come up who did so seven times and last, rather than two who did so three times each', () => {
    expect(told(8, ...six)).toEqual([
      '1-5 The group on 4 needs 2 players from below: Player5 comes up; with Player3, who comes first, more would come up who did so as often as allowed (C8).',
      '2-6 The group on 4 needs 2 players from below: Player6 comes up; with Player3, who comes first, more would come up who did so as often as allowed (C8).',
      '4-3 The group on 3 had 0 on the White side and 2 on the Black side; Player3 is first in the order to leave the Black side.',
    ]);
  });

  it('is off in the last round', () => {
    expect(told(9, ...six)).toEqual([
      '1-3 The group on 4 needs 2 players from below: Player3 comes up, first in the order.',
      '2-4 The group on 4 needs 2 players from below: Player4 comes up, first in the order.',
      '6-5 The group on 3 had 0 on the White side and 2 on the Black side; Player5 is first in the order to leave the Black side.',
    ]);
  });
});

describe('C9', () => {
  /** 4 is due the colour of 1 [C7]. */
  const four = [
    resident(1),
    below(2, { up: [1, 2, 3, 4] }),
    below(3, { up: [2, 3, 4] }),
    below(4, { colours: 'B' }),
  ];

  it('has the one come up who did so less often, of those who did so as often as they may', () => {
    expect(told(8, ...four)).toEqual([
      '1-3 The group on 4 needs 1 player from below: Player3 comes up; with Player2, who comes first, players would come up who did so more often (C9).',
      '4-2 Player4, number 1 of the White side, meets Player2, the first on the Black side who is left.',
    ]);
  });

  it('counts nobody who may come up more often', () => {
    const fewer = four.map((card) => ({ ...card, up: card.up?.slice(0, card.no === 2 ? 2 : 1) ?? [] }));
    expect(told(8, ...fewer)).toEqual([
      '1-2 The group on 4 needs 1 player from below: Player2 comes up, first in the order.',
      '4-3 Player4, number 1 of the White side, meets Player3, the first on the Black side who is left.',
    ]);
  });

  it('is off in the last round', () => {
    expect(told(9, ...four)).toEqual([
      '1-2 The group on 4 needs 1 player from below: Player2 comes up, first in the order.',
      '4-3 Player4, number 1 of the White side, meets Player3, the first on the Black side who is left.',
    ]);
  });
});

describe('C10', () => {
  it('has nobody come up who did so last', () => {
    expect(
      told(8, resident(1), below(2, { up: [7] }), below(3, { up: [6] }), below(4, { colours: 'B' })),
    ).toEqual([
      '1-3 The group on 4 needs 1 player from below: Player3 comes up; with Player2, who comes first, more would come up who did so last round (C10).',
      '4-2 Player4, number 1 of the White side, meets Player2, the first on the Black side who is left.',
    ]);
  });
});
