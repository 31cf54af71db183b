import { join } from 'node:path';
import { describeUnchanged } from '../unchanged.ts';

const folder = join(import.meta.dirname, 'unchanged');

describeUnchanged('dubov-2026', folder);
describeUnchanged('dubov-old', folder);
