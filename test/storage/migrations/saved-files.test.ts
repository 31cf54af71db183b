import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LATEST_SCHEMA, migrate, MIGRATIONS } from '../../../src-main/storage/migrations/index.ts';
import { readLog } from '../../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';
import { eventsText } from '../../../src-engine/texts/en/events.ts';
import { Folder, playerAdded, AUTHOR } from '../samples.ts';

const SAVED = join(import.meta.dirname, '../../fixtures/files');

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
      // Checks of these files were sentences; they say what they said.
      const checks = file.log.records.filter(({ kind }) => kind === 'round-checked');
      const said = checks.map(({ seq }) => eventsText.of(file.log.event(seq), String).detail);
      expect(said).toEqual(['6 boards', '6 boards', '6 boards']);
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
      expect(log.ok && log.value.state.tournament.players).toHaveLength(12);
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
