/** Small questions about rounds that several features ask. */
import { systemEdition, systemName } from '../../src-engine/texts/index.ts';
import { texts } from '../texts.ts';
import { openGames, type Round, type TournamentState } from '../../src-engine/index.ts';
import type { DocumentState, RoundChip, RoundPhase } from '../ipc/contract.ts';

/** `isOutdated` says that the check of a draft was one of something else, which counts for nothing. */
export function phaseOf(round: Round | undefined, isOutdated: boolean): RoundPhase {
  if (round === undefined) return 'later';
  if (round.stage !== 'published') return isOutdated ? 'draft' : round.stage;
  if (openGames(round) === 0) return 'done';
  return round.boards.some(({ result }) => result !== 'open') ? 'playing' : 'published';
}

/** All rounds that are declared or exist, in order. */
export function roundChips(
  { tournament: { rounds, rules }, starts }: Pick<TournamentState, 'tournament' | 'starts'>,
  isOutdated: (round: number) => boolean,
): RoundChip[] {
  return Array.from({ length: Math.max(rules.rounds, rounds.length) }, (_, index) => {
    const round = rounds[index];
    return {
      round: index + 1,
      phase: phaseOf(round, isOutdated(index + 1)),
      openGames: round === undefined ? 0 : openGames(round),
      startsAt: starts[index + 1] ?? '',
    };
  });
}

/** The system of a registry identity as views name it; an unknown one by its identity. */
export function systemView(id: string): DocumentState['system'] {
  return { id, name: systemName(id, texts.systems), edition: systemEdition(id, texts.systems) };
}
