/** What there is to say of a title norm, in the texts given: the same words on the page and on the sheet. */
import type { NameOf, NormDetail, NormTitle, NormState } from '../../src-engine/index.ts';
import type { Catalogue } from '../../src-engine/texts/index.ts';
import type { NormGroup } from '../ipc/contract.ts';

export interface ConditionWords {
  readonly article: string;
  readonly asks: string;
  readonly found: string;
  readonly state: NormState;
}

/** Conditions of the opponents end with the titles; ratings and result follow. */
const OF_OPPONENTS = ['games', 'federations', 'own-federation', 'one-federation', 'titled', 'titles'];

/** The conditions under their headings, in the order of the articles. */
export function conditionGroups(
  { conditions, event }: NormDetail,
  norm: NormTitle,
  nameOf: NameOf,
  { norms: words }: Catalogue,
): { readonly group: NormGroup; readonly conditions: readonly ConditionWords[] }[] {
  const ofGames = conditions.map((condition) => ({
    group: OF_OPPONENTS.includes(condition.code) ? ('opponents' as const) : ('result' as const),
    words: {
      article: condition.article,
      asks: words.asks(condition, norm),
      found: words.found(condition, nameOf),
      state: condition.state,
    },
  }));
  const ofEvent = event.map((condition) => ({
    group: condition.forApplication ? ('application' as const) : ('event' as const),
    words: {
      article: condition.article,
      asks: words.eventAsks(condition),
      found: words.eventFound(condition),
      state: condition.state,
    },
  }));
  const all = [...ofEvent, ...ofGames];
  return (['event', 'opponents', 'result', 'application'] as const).map((group) => ({
    group,
    conditions: all.filter((one) => one.group === group).map((one) => one.words),
  }));
}
