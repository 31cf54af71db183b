/** The independent check of a draft, as an entry for the log, and what the system pairs otherwise. */
import { surnameOf, type EventDraft, type PlayerId, type Tournament } from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import type { RoundVerdict } from '../../pairing/jobs.ts';
import type { Desk } from '../desk.ts';
import { sumView } from './sum.ts';

/** The entry, in the fixed words of the log, and how the round differs from that of the system. */
interface CheckedDraft extends Pick<RoundVerdict, 'different' | 'due'> {
  readonly entry: Extract<EventDraft, { kind: 'round-checked' }>;
}

/** Checks a round by a second method, in a worker, and by the sum of the round. */
export async function checkDraft(desk: Desk, tournament: Tournament, round: number): Promise<CheckedDraft> {
  const verdict = await desk.workers.run('check', { tournament, round });
  const { sum } = sumView(tournament, round);
  const { handMade } = tournament.rounds[round - 1]!;
  const names = new Map(tournament.players.map(({ id, name }) => [id, surnameOf(name)]));
  const nameOf = (player: PlayerId): string => names.get(player) ?? en.roundHandling.player(player);
  const violations = verdict.violations.map((violation) => en.pairing.violation(violation, nameOf));
  if (!sum.addsUp) violations.unshift(en.roundHandling.check.sum);
  // What the system pairs otherwise is an error of the program in its own draft, and a decision in one by hand.
  const agrees = verdict.confirmed && sum.addsUp && (handMade || verdict.different === 0);
  const { different, due } = verdict;
  return {
    entry: {
      kind: 'round-checked',
      payload: { round, agrees, text: textOfVerdict(verdict, sum.boards), violations },
    },
    ...{ different, due },
  };
}

function textOfVerdict({ checked, different }: RoundVerdict, boards: number): string {
  return en.roundHandling.check.verdict(boards, different, checked.length);
}
