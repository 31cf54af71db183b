import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Round } from '../../../src-engine/index.ts';
import { LATEST_SCHEMA, migrate, MIGRATIONS } from '../../../src-main/storage/migrations/index.ts';
import { readLog } from '../../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';
import { eventsText } from '../../../src-engine/texts/en/events.ts';
import { Folder, playerAdded, AUTHOR } from '../samples.ts';

const SAVED = join(import.meta.dirname, '../../fixtures/files');

/** White, Black and result of every board of the saved files, round by round; some were undone and done again. */
const RESULTS = [
  ['1-12 white-wins', '11-2 black-wins', '10-3 draw', '9-4 white-wins', '8-5 black-wins', '7-6 white-wins'],
  ['12-2 draw', '3-1 white-wins', '4-11 black-wins', '5-10 white-wins', '6-9 black-wins', '7-8 draw'],
  ['3-12 draw', '2-4 white-wins', '1-5 black-wins', '11-6 draw', '10-7 white-wins', '9-8 draw'],
];
/** The hash is over every entry before it. */
const LAST = { seq: 48, hash: 'ec8b590e75d76796ebe2feacc51708a839c780fb296606bd95b1214840e565f3' };
const said = ({ white, black, result }: Round['boards'][number]): string => `${white}-${black} ${result}`;

describe('a saved file of an earlier program', () => {
  let folder: Folder;
  beforeEach(() => (folder = new Folder()));
  afterEach(() => folder.remove());

  it('exists for every schema', () => {
    const saved = readdirSync(SAVED).filter((name) => name.endsWith('.wallchart'));
    expect(saved).toEqual(MIGRATIONS.map(({ version }) => `schema-${version}.wallchart`));
  });

  for (const { version } of MIGRATIONS) {
    it(`of schema ${version} opens with its tournament, after a copy where it is older`, () => {
      const path = folder.of('open.wallchart');
      copyFileSync(join(SAVED, `schema-${version}.wallchart`), path);
      const bytes = readFileSync(path);
      const opened = TournamentFile.open(path);
      if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
      const { file, copyBeforeUpdate } = opened.value;
      const { tournament } = file.log.state;
      expect(tournament.info.name).toBe('Scripted weekend');
      expect(tournament.players).toHaveLength(12);
      expect(tournament.rounds.map(({ stage }) => stage)).toEqual(['published', 'published', 'published']);
      expect(tournament.rounds.map(({ boards }) => boards.map(said))).toEqual(RESULTS);
      expect(file.log.last).toMatchObject(LAST);
      // Checks of these files were sentences; they say what they said.
      const checks = file.log.records.filter(({ kind }) => kind === 'round-checked');
      const told = checks.map(({ seq }) => eventsText.of(file.log.event(seq), String).detail);
      expect(told).toEqual(['6 boards', '6 boards', '6 boards']);
      expect(file.append([playerAdded(13)], AUTHOR).ok).toBe(true);
      file.close();
      if (version === LATEST_SCHEMA) expect(copyBeforeUpdate).toBeNull();
      else {
        expect(readFileSync(copyBeforeUpdate!)).toEqual(bytes);
        expect(readdirSync(folder.path).sort()).toEqual([
          `open (as of schema ${version}).wallchart`,
          'open.wallchart',
        ]);
      }
    });

    it(`of schema ${version} can be read without being touched`, () => {
      const path = folder.of('open.wallchart');
      copyFileSync(join(SAVED, `schema-${version}.wallchart`), path);
      const bytes = readFileSync(path);
      const log = readLog(path);
      expect(log.ok && log.value.state.tournament.rounds.map(({ boards }) => boards.map(said))).toEqual(
        RESULTS,
      );
      expect(log.ok && log.value.last).toMatchObject(LAST);
      expect(readFileSync(path)).toEqual(bytes);
      expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
    });
  }

  it('keeps its copy when there is one of that name already', () => {
    const path = folder.of('open.wallchart');
    copyFileSync(join(SAVED, 'schema-1.wallchart'), path);
    writeFileSync(folder.of('open (as of schema 1).wallchart'), 'mine');
    const opened = TournamentFile.open(path);
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    opened.value.file.close();
    expect(readFileSync(folder.of('open (as of schema 1).wallchart'), 'utf8')).toBe('mine');
    expect(opened.value.copyBeforeUpdate).toBe(folder.of('open (as of schema 1, 2).wallchart'));
    // The same once more from the older file.
    copyFileSync(join(SAVED, 'schema-1.wallchart'), path);
    const again = TournamentFile.open(path);
    if (!again.ok) throw new Error(JSON.stringify(again.failure));
    again.value.file.close();
    expect(again.value.copyBeforeUpdate).toBe(folder.of('open (as of schema 1, 3).wallchart'));
  });

  it('has the same tables as a new one after every step', () => {
    const stepped = new Database(':memory:');
    for (const { version } of MIGRATIONS) migrate(stepped, version);
    const whole = new Database(':memory:');
    migrate(whole);
    const schema = (database: typeof whole) =>
      database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
    expect(schema(stepped)).toEqual(schema(whole));
  });
});
