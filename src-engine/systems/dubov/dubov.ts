/** The Dubov System, C.04.4.1: the text in force since 2026 and the one of 1997. */
import { ok, type Outcome } from '../../model/outcome.ts';
import type { PairingFailure, PairingOptions, PairingSystem, PairingTask } from '../system.ts';
import { assess, reasons, whyNot, type Text } from './explain.ts';
import { pairOldRound } from './old-pairing.ts';
import { dueColourOf, mayMeetOld, oldPlayers } from './old-player.ts';
import { pairRound, type DubovRound } from './pairing.ts';
import { dubovPlayers, mayMeet } from './player.ts';

function dubov(
  head: Pick<PairingSystem, 'id' | 'edition' | 'trfCode'>,
  text: Text & {
    readonly pair: (task: PairingTask, options?: PairingOptions) => Outcome<DubovRound, PairingFailure>;
  },
): PairingSystem {
  return {
    ...head,
    name: 'Dubov System',
    needsRatings: true,
    pair(task, options) {
      const round = text.pair(task, options);
      return round.ok ? ok(round.value.pairing) : round;
    },
    assess: (task, pairing) => assess(text, task, pairing),
    reasons: (task, pairing) => reasons(text, task, pairing),
    whyNot: (task, pairing, a, b) => whyNot(text, task, pairing, a, b),
    trace(task) {
      const round = text.pair(task);
      return round.ok ? round.value.steps : [];
    },
  };
}

export const DUBOV_2026 = dubov(
  { id: 'dubov-2026', edition: 'C.04.4.1, in force since 2026-02-01', trfCode: 'FIDE_DUBOV' },
  {
    pair: pairRound,
    playersOf: dubovPlayers,
    mayMeet,
    due: ({ preference }) => preference.colour,
    isOld: false,
  },
);

export const DUBOV_OLD = dubov(
  { id: 'dubov-old', edition: 'C.04.4.1 of 1997', trfCode: 'CUSTOM_SWISS' },
  { pair: pairOldRound, playersOf: oldPlayers, mayMeet: mayMeetOld, due: dueColourOf, isOld: true },
);
