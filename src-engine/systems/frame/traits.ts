import type { SystemTraits } from '../system.ts';

/** A chapter of the Handbook in force that asks nothing of its own: a text says where it is different. */
export const PLAIN_TRAITS: SystemTraits = {
  ofFide: true,
  superseded: false,
  settings: [],
  floats: 'games',
  strengths: false,
  prefersBlackFirst: false,
  asksForOpposition: false,
  groupOrder: null,
  seeding: null,
};
