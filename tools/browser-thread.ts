/** Looks for a browser while gates run that need none: where it has to be installed, that takes a minute. */
import { parentPort } from 'node:worker_threads';
import { browserForTests, THIS_MACHINE } from './browser.ts';

parentPort?.postMessage(browserForTests(THIS_MACHINE));
