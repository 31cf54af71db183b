/** "Why not" of BCF: the rule that is named is the first by which the round with the pair is outside of what the words allow. */
import type { BcfRow } from '../../../src-engine/systems/reason.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import { offences } from '../bcf.ts';
import { hadBye } from '../bcf-bye.ts';
import { cardOf } from '../bcf-cards.ts';
import { COMMON_CLAIMS, type Claims, type Facts, type Subject } from './facts.ts';

export function bcfFacts(task: PlainTask, pairing: Pairing): Facts {
  const cards = new Map(task.competitors.map((player, place) => [player.id, cardOf(player, place)]));
  return {
    ...{ task, pairing },
    mayMeet: (a, b) => cards.get(a.id)!.mayMeet(cards.get(b.id)!),
    due: () => null,
    urgency: () => 0,
    mayHaveBye: (player) => !hadBye(player, 'UF'),
    ranked: (a, b) => [a, b],
    byeValue: () => 0,
  };
}

/** What the oracle complains of where a row is worse. `open` holds where the words allow several choices. */
const COMPLAINTS: Readonly<Record<BcfRow, { readonly complaint: RegExp; readonly open?: true }>> = {
  floaters: { complaint: /^9, 10/ },
  differences: { complaint: /^9, 10/ },
  transfers: { complaint: /^15, 24 b/ },
  notes: { complaint: /^notes/ },
  linked: { complaint: /^17/ },
  spared: { complaint: /^18/ },
  exchanges: { complaint: /^(24 c|12: exchanges)/ },
  down: { complaint: /^20/, open: true },
  up: { complaint: /^2[012]/, open: true },
  claims: { complaint: /^16/ },
};

/** Of several byes (6), floats (22) or orders (12) that the words allow the program's own order decides. */
function complains(
  { complaint, open }: { readonly complaint: RegExp; readonly open?: true },
  { task }: Facts,
  { alternative }: Subject,
): boolean {
  if (alternative === undefined || alternative === null) return false;
  const [first] = offences(task, alternative);
  return first === undefined ? open === true : complaint.test(first);
}

export const BCF_WHY_NOT: Claims<Facts> = {
  ...COMMON_CLAIMS,
  'bcf-worse': ({ row }, facts, subject) => complains(COMPLAINTS[row], facts, subject),
  'bcf-other-bye': (_, facts, subject) => complains({ complaint: /./, open: true }, facts, subject),
  'bcf-order': (_, facts, subject) => complains({ complaint: /^12/, open: true }, facts, subject),
};
