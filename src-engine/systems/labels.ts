/** Keys of what people read of the systems; the words are in the catalogue. */

/** What the rows and rules are called: keys of the room `criteria`. */
export type CriterionLabel =
  | 'nobody-twice'
  | 'one-bye'
  | 'everybody-paired'
  | 'opposite-absolutes'
  | 'compatible'
  | 'colours-in-limits'
  | 'difference-in-limit'
  | 'colours'
  | 'bye-score'
  | 'down'
  | 'down-scores'
  | 'next-down'
  | 'next-down-scores'
  | 'bye-unplayed'
  | 'wide-differences'
  | 'third-in-a-row'
  | 'due-missed'
  | 'strongly-due-missed'
  | 'down-after-last'
  | 'up-after-last'
  | 'down-after-two'
  | 'up-after-two'
  | 'moved-steps-after-last'
  | 'down-steps-after-last'
  | 'up-steps-after-last'
  | 'moved-steps-after-two'
  | 'down-steps-after-two'
  | 'up-steps-after-two'
  | 'differences'
  | 'next-differences'
  | 'going-down'
  | 'moved-again'
  | 'next-moved-again'
  | 'next-scores'
  | 'joined'
  | 'same-due'
  | 'pairing-order'
  | 'brought-up'
  | 'their-differences'
  | 'brought-up-most'
  | 'times-brought-up'
  | 'brought-up-last'
  | 'down-twice'
  | 'down-past-next'
  | 'differences-of-both'
  | 'brought-up-uncoloured'
  | 'transposition-order'
  | 'split-games'
  | 'leaving'
  | 'order-of-pairing'
  | 'floaters-opponent'
  | 'exchange-order'
  | 'exchanges'
  | 'sum-of-differences'
  | 'transfers'
  | 'transfers-in-round'
  | 'advised-against'
  | 'linked-claims'
  | 'needless-transfer'
  | 'inside-half'
  | 'floaters-places'
  | 'opponents-places'
  | 'claims'
  | 'grading-order'
  | 'bye-choice'
  | 'score-differences'
  | 'colour-sums'
  | 'weight-order'
  | 'half-deviations'
  | 'ranking-distances'
  | 'lots'
  | 'table-games';

/** Identities of the registry: keys of the room `systems`. */
export const SYSTEM_IDS = [
  'dutch-2026',
  'dutch-2017',
  'burstein-2026',
  'burstein-2025',
  'burstein-old',
  'dubov-2026',
  'dubov-old',
  'lim-2026',
  'lim-old',
  'bcf',
  'mwm-dutch',
  'mwm-burstein',
  'mwm-monrad',
  'mwm-random',
  'mwm-random2',
  'round-robin',
  'double-round-robin',
] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];
