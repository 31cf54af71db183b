// `npm test` on any machine with Node and npm: sets itself up, then runs every gate.
import { installWhenNeeded, runUnderProjectNode } from './set-up.mjs';

installWhenNeeded();
runUnderProjectNode(['tools/gates.ts', ...process.argv.slice(2)]);
