import { join } from 'node:path';
import { describeUnchanged } from '../unchanged.ts';

const folder = join(import.meta.dirname, 'unchanged');
/** Few rounds are seeding rounds, which the Dutch System pairs. */
const rules = (seed: number, round: number) => ({ rounds: round + (round > 1 ? seed % 2 : 0) });

describeUnchanged('burstein-2026', folder, { rules });
describeUnchanged('burstein-2025', folder, { rules });
describeUnchanged('burstein-old', folder);
