import { join } from 'node:path';
import { LAW_OF_2017 } from '../self-play.ts';
import { describeUnchanged } from '../unchanged.ts';

const folder = join(import.meta.dirname, 'unchanged');

describeUnchanged('dutch-2026', folder);
describeUnchanged('dutch-2017', folder, { law: LAW_OF_2017 });
