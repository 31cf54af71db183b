/**
 * A process that lives a scripted weekend in one file until it is killed: `storage-child.ts FILE PLAYERS ROUNDS [MOST]
 * [careless]`; a careless one loses the system's locks on the file after each action.
 * It says `ready` when the file is open and `ack SEQ HASH` after each action that storage acknowledged.
 */
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';
import { EventLog } from '../../../src-main/storage/event-log.ts';
import { nextStep, WEEKEND_DOCUMENT, type WeekendSize } from './weekend.ts';

const [path = '', players = '', rounds = '', most = '1000000', habit = ''] = process.argv.slice(2);
const size: WeekendSize = { players: Number(players), rounds: Number(rounds) };

/** Straight to the pipe: what is said was done. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

function openFile(): TournamentFile {
  if (existsSync(path)) {
    const opened = TournamentFile.open(path);
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    return opened.value.file;
  }
  const empty = EventLog.from(WEEKEND_DOCUMENT, []);
  if (!empty.ok) throw new Error('an empty log does not fold');
  const { drafts, author } = nextStep(empty.value, size)!;
  const made = TournamentFile.create(path, drafts, author, WEEKEND_DOCUMENT);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

function acknowledge(): void {
  const { seq, hash } = file.log.last!;
  say(`ack ${seq} ${hash}`);
}

const file = openFile();
// What an open file holds is promised too.
acknowledge();
say('ready');
for (let count = 0; count < Number(most); count++) {
  const step = nextStep(file.log, size);
  if (step === null) break;
  const stored = file.append(step.drafts, step.author);
  if (!stored.ok) {
    say(`refused ${stored.failure.code}`);
    break;
  }
  acknowledge();
  // Closing a descriptor drops all locks that the system keeps for this process on the file.
  if (habit === 'careless') closeSync(openSync(path, 'r'));
}
// From here on another program may have the file.
say('closing');
file.close();
say('closed');
