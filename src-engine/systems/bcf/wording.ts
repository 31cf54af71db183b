/** The record of a round as lines. */
import type { Competitor } from '../../history/competitor.ts';
import type { BcfStep } from './pairing.ts';

/** One line of the record. */
export function stepLine(step: BcfStep): string[] {
  const called = ({ tpn, player }: Competitor) => `${tpn} ${player.name}`;
  switch (step.kind) {
    case 'level':
      return [`rules 12–16: ${step.staying.map(({ tpn }) => tpn).join(', ')} are paired together`];
    case 'floats': {
      const { selection } = step;
      const order = `rule 20: order of the floaters ${selection.ranking.map(({ player }) => player.tpn).join(', ')}`;
      const linked =
        selection.linkedPlayers.size > 0
          ? [`rule 17: linked for transfers ${[...selection.linkedPlayers].map(({ tpn }) => tpn).join(', ')}`]
          : [];
      const floats = selection.floats.map(
        ({ floater, opponent }) =>
          `rules 20–22: ${called(floater.player)} floats down to ${called(opponent.player)}`,
      );
      return [...linked, order, ...floats];
    }
  }
}
