import { join } from 'node:path';
import { describeUnchanged } from '../unchanged.ts';

const folder = join(import.meta.dirname, 'unchanged');

/** β in tenths of a game; 2 games are usual. */
const BETAS = [20, 10, 5, 15, 20, 30, 1];
const rules = (seed: number) => ({ maximumColourDifference: BETAS[seed % BETAS.length]! });

describeUnchanged('mwm-dutch', folder, { rules });
describeUnchanged('mwm-burstein', folder, { rules });
describeUnchanged('mwm-monrad', folder, { rules });
describeUnchanged('mwm-random', folder, { rules });
describeUnchanged('mwm-random2', folder, { rules });
