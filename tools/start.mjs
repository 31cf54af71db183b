// `npm start [-- --demo | FILE]` on any machine with Node and npm: sets itself up, then starts the program.
import { installWhenNeeded, runUnderProjectNode } from './set-up.mjs';

installWhenNeeded();
runUnderProjectNode(['tools/app.ts', ...process.argv.slice(2)]);
