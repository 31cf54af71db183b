/** The independent check of a draft, as an entry for the log, what the system pairs otherwise, and how both are said. */
import {
  type CheckFinding,
  type EventDraft,
  shortNames,
  type PlayerId,
  type Tournament,
  type TournamentState,
  type Violation,
} from '../../../src-engine/index.ts';
import { type Catalogue, findingText, verdictText } from '../../../src-engine/texts/index.ts';
import type { RoundView } from '../../ipc/contract.ts';
import type { RoundVerdict } from '../../pairing/jobs.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { sumView } from './sum.ts';

/** The entry, and how the round differs from that of the system. */
interface CheckedDraft extends Pick<RoundVerdict, 'different' | 'due'> {
  readonly entry: Extract<EventDraft, { kind: 'round-checked' }>;
}

/** Checks a round by a second method, in a worker, and by the sum of the round. */
export async function checkDraft(desk: Desk, tournament: Tournament, round: number): Promise<CheckedDraft> {
  const verdict = await desk.workers.run('check', { tournament, round });
  const { confirmed, upheld, violations, different, due, noPairing } = verdict;
  const { sum } = sumView(tournament, round);
  const { handMade } = tournament.rounds[round - 1]!;
  // What the system pairs otherwise is an error of the program in its own draft, and a decision in one by hand.
  const agrees = confirmed && sum.addsUp && (handMade || different === 0);
  const payload = {
    round,
    agrees,
    verdict: {
      code: 'compared',
      boards: sum.boards,
      different,
      rules: upheld.length,
      ...(noPairing === null ? {} : { noPairing }),
    },
    violations: findingsOf(violations, sum.addsUp),
  } as const;
  return { entry: { kind: 'round-checked', payload }, different, due };
}

/** What the check objects to, gravest first, as it is stored. */
export function findingsOf(violations: readonly Violation[], addsUp: boolean): readonly CheckFinding[] {
  return [
    ...(addsUp ? [] : [{ code: 'sum' } as const]),
    ...violations.map(({ kind, article, players }) => ({ code: 'rule', kind, article, players }) as const),
  ];
}

/** The stored check in the language of `say`; null before it ran. */
export function checkView(
  check: TournamentState['rounds'][number]['check'],
  tournament: Tournament,
  say: Catalogue = texts,
): RoundView['check'] {
  if (check === null) return null;
  const { agrees, verdict, violations, at } = check;
  const names = shortNames(tournament.players);
  const nameOf = (player: PlayerId): string => names.get(player) ?? say.roundHandling.player(player);
  return {
    agrees,
    text: verdictText(verdict, say),
    violations: violations.map((finding) => findingText(finding, nameOf, say)),
    at,
  };
}
