/** Reasons of the BCF rules as data; see reason.ts. */
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { NoParameters } from './why-not-reason.ts';

/** Rules that a choice of floaters has to satisfy, in the order in which they are weighed. */
export type BcfStage = '1' | '10' | '24b' | 'notes' | '17' | '18';

/** What would be worse with a player who comes earlier in the order of rule 20 or 21. */
export type BcfObstacle = BcfStage | '24c' | 'met';

/** The player comes first of those left in the order of rule 20 or 21, or an earlier one is passed over for a reason. */
export interface BcfChoice {
  readonly player: PlayerId;
  /** The test of the rule that the player passes first; null for one who passes none that is asked. */
  readonly test: 'a' | 'b' | 'c' | null;
  readonly passedOver: { readonly player: PlayerId; readonly because: BcfObstacle } | null;
}

/** What two rounds are weighed by for "why not", in this order. */
export type BcfRow =
  | 'floaters'
  | 'differences'
  | 'transfers'
  | 'notes'
  | 'linked'
  | 'spared'
  | 'exchanges'
  | 'down'
  | 'up'
  | 'claims';

/** Codes of the BCF rules with what each says of a pair, a floater or the bye. */
export interface BcfReasons {
  /** Top half against bottom half; `sought`: the colour that both seek, null where they seek different ones. */
  'bcf-halves': { readonly higher: PlayerId; readonly lower: PlayerId; readonly sought: Colour | null };
  /** `because`: the first thing weighed that leaves no pairing of one half against the other. */
  'bcf-exchange': {
    readonly higher: PlayerId;
    readonly lower: PlayerId;
    readonly because: '1' | '16' | 'notes' | 'claims';
  };
  'bcf-float': { readonly down: BcfChoice; readonly up: BcfChoice };
  /**
   * `first`: the first in the order of rule 5 or 6; `needed`: those before are needed for a complete pairing; `again`:
   * nobody who has had no bye and has none arranged can be left out. `isLowest`: of the lowest level.
   */
  'bcf-bye': {
    readonly kind: 'first' | 'needed' | 'again';
    readonly isFirstRound: boolean;
    readonly isLowest: boolean;
  };
  'bcf-lot': NoParameters;
  'bcf-both-sought': NoParameters;
  'bcf-one-sought': { readonly seeker: PlayerId; readonly other: PlayerId };
  'bcf-stronger-claim': NoParameters;
  'bcf-identical': NoParameters;
  'bcf-other-bye': NoParameters;
  'bcf-worse': { readonly row: BcfRow };
  'bcf-order': NoParameters;
}
