/** Title norms. */
import { z } from 'zod';
import { NORM_TITLES } from '../../../src-engine/index.ts';
import type { NormDetailView, NormsView } from '../contract/norms.ts';
import { takes } from './call.ts';
import { nothing, player } from './fields.ts';

export const queries = {
  /** Drafts are left out. */
  'norms.view': takes(nothing).answers<NormsView>(),
  'norms.detail': takes(z.strictObject({ player, norm: z.enum(NORM_TITLES) })).answers<NormDetailView>(),
};
