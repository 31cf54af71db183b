/** The record of a round as steps. */
import type { Step } from '../step.ts';
import type { BcfStep } from './pairing.ts';

/** A level that was paired, or the floats that were chosen, each a step with its rules. */
export function stepsOf(step: BcfStep): Step[] {
  switch (step.kind) {
    case 'level':
      return [{ code: 'paired-together', article: 'rules 12–16', players: step.staying.map(({ id }) => id) }];
    case 'floats': {
      const { ranking, linkedPlayers, floats } = step.selection;
      const linked = [...linkedPlayers].map(({ id }) => id);
      return [
        ...(linked.length > 0 ? [{ code: 'linked', article: 'rule 17', players: linked } as const] : []),
        { code: 'floaters-ordered', article: 'rule 20', players: ranking.map(({ player }) => player.id) },
        ...floats.map(
          ({ floater, opponent }) =>
            ({
              code: 'floats-to',
              article: 'rules 20–22',
              player: floater.player.id,
              opponent: opponent.player.id,
            }) as const,
        ),
      ];
    }
  }
}
