/** A process of its own that opens a tournament, enters a result and is killed: `before` or `after` the reply to the command. */
import { Program } from './program.ts';

const [folder, file, id, when] = process.argv.slice(2) as [string, string, string, 'before' | 'after'];
const die = () => void process.kill(process.pid, 'SIGKILL');

const program = new Program({}, folder);
await program.run('tournament.open', { file });
// The pages are told as soon as it is stored; the command is answered behind that.
if (when === 'before') program.handlers.listen((name) => (name === 'changed' ? die() : undefined));
await program.handlers.commands['results.enter'](
  { round: 1, board: 1, result: 'black-wins', confirmed: 0 },
  id,
);
die();
