/**
 * A second program that tries to get into a tournament file: `intruder.ts`. It reads lines from its standard input:
 * `open PATH` tries to open for writing, adds a player and closes again when it gets in; `peek PATH` changes nothing. It answers each line with one: `in SEQ`, or the code of the refusal.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { blankPlayer } from '../../../src-engine/index.ts';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';

const AUTHOR = { at: '2026-11-21T09:00:00.000+01:00', actor: 'Intruder', command: 'intrusion' };

function tryToOpen(path: string, changes: boolean): string {
  const opened = TournamentFile.open(path);
  if (!opened.ok) return opened.failure.code;
  const { file } = opened.value;
  if (!changes) {
    file.close();
    return 'in';
  }
  const player = blankPlayer(file.log.state.nextPlayer, 'Intruder, A');
  const stored = file.append([{ kind: 'player-added', payload: { player } }], AUTHOR);
  const answer = `in ${stored.ok ? file.log.records.length : stored.failure.code}`;
  file.close();
  return answer;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, what = '', path = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  let answer: string;
  try {
    answer = tryToOpen(path, what === 'open');
  } catch (error) {
    answer = `error ${String(error)}`;
  }
  writeSync(1, `${answer}\n`);
}
