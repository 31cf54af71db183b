/** The start position of a round of Chess960, drawn by lot: Laws of Chess, Guidelines II.2. */
import { randomInt } from 'node:crypto';
import { drawnStartPosition, startPositionIn, startPositionOf } from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact } from '../transact.ts';

/** Seeds are integers that fit into 32 bits with sign. */
const SEEDS = 2 ** 31;

export function startPositionCommands(desk: Desk): CommandsOf<'round.drawStartPosition'> {
  return {
    'round.drawStartPosition': async ({ round, confirmed }) =>
      transact(desk, { command: 'round.drawStartPosition', confirmed }, ({ tournament }) => {
        if (round > tournament.rules.rounds) return refuse(notThere(texts.refusals.gone.round(round)));
        const words = texts.ties.startPosition;
        const known = tournament.rounds[round - 1];
        if (known?.boards.some(({ result }) => result !== 'open') === true)
          return refuse(refusal('round-has-results', words.played(round), words.playedAdvice));
        const was = startPositionIn(tournament, round);
        // Nobody can know it beforehand; the log keeps what it was drawn from.
        const seed = randomInt(1, SEEDS);
        const number = drawnStartPosition(seed, round);
        return {
          drafts: [{ kind: 'start-position-drawn', payload: { round, number, seed, was } }],
          value: { number, position: startPositionOf(number) },
          question: {
            act: was === null ? words.act : words.again,
            level: was === null ? 2 : 3,
            consequences: [was === null ? words.all(round) : words.was(round, was, startPositionOf(was))],
          },
        };
      }),
  };
}
