/** The entries beside the list that counts at the start. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditKind } from '../../src-engine/index.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { readPdf, textOfPage } from '../documents/read-pdf.ts';
import { newTournament, pairAndPublish, playerInput } from './field.ts';
import { Program } from './program.ts';

const program = new Program({ fonts: FONT_FOLDER });
afterAll(() => program.close());

function line(id: number, name: string, title: string, standard: number, born: number): string {
  return lineOf([
    ...[String(id), name, 'SUI', 'M', title, '', '', '', String(standard), '0', '20'],
    ...['0', '0', '20', '0', '0', '20', String(born), ''],
  ]);
}

async function readList(month: string, lines: readonly string[]): Promise<void> {
  const path = program.path(`list-${month}.txt`);
  writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
  await program.run('lists.import', { file: path, name: 'FIDE', month, confirmed: 3 });
}

const audit = () => program.query('players.audit', null);
const playerNamed = async (name: string) =>
  (await program.query('players.view', null)).players.find((player) => player.name === name)!;
const take = (players: readonly number[], confirmed: 0 | 2 | 3 = 0) =>
  program.handlers.commands['players.takeList']({ players, confirmed });

beforeAll(async () => {
  // The tournament starts on 21 November 2026, with four players rated 2390, 2380, 2370, 2360.
  await newTournament(program, 4);
  await program.run('players.add', playerInput('Marten, Milan', 2335, { fideId: '11', birth: '2011/05/04' }));
  await program.run('players.add', playerInput('Madsen, Anton', 2300, { fideId: '12' }));
  await program.confirm('players.add', { ...playerInput('Madsenn, Anton', 2000), confirmed: 0 });
});

const settle = (kind: AuditKind, player: number, other: number | null = null) =>
  program.handlers.commands['players.settle']({ kind, player, other });

describe('before any list is stored', () => {
  it('who may be entered twice is told all the same', async () => {
    expect(await audit()).toMatchObject({
      list: null,
      rows: [{ kind: 'twice', player: { name: 'Madsen, Anton' }, other: { name: 'Madsenn, Anton' } }],
    });
  });
});

describe('with the list of November', () => {
  beforeAll(async () => {
    await readList('2026-11', [
      line(11, 'Marten, Milan', '', 2375, 2011),
      line(12, 'Madsen, Anton', 'FM', 2300, 1999),
    ]);
    // A later list does not count for a tournament that has begun before it.
    await readList('2026-12', [line(11, 'Marten, Milan', '', 2800, 2011)]);
  });

  it('tells what differs with the number that would follow, and who is not on it', async () => {
    const { list, rows, agree } = await audit();
    expect(list).toMatchObject({ month: '2026-11' });
    expect(agree).toBe(0);
    expect(rows.filter(({ kind }) => kind === 'out-of-line')).toEqual([]);
    const differs = rows.filter(({ kind }) => kind === 'differs');
    expect(differs).toMatchObject([
      {
        player: { name: 'Marten, Milan' },
        // A year in the list says nothing against a date of that year; what is blank in the entry differs.
        fields: [
          { field: 'rating', entered: '2335', listed: '2375' },
          { field: 'sex', entered: '', listed: 'm' },
        ],
        number: { from: 5, to: 3 },
      },
      {
        player: { name: 'Madsen, Anton' },
        fields: [
          { field: 'title', entered: '', listed: 'FM' },
          { field: 'sex', entered: '', listed: 'm' },
          { field: 'birth', entered: '', listed: '1999' },
        ],
        number: null,
      },
    ]);
    const missing = rows.filter(({ kind }) => kind === 'missing').map(({ player }) => player.name);
    expect(missing.toSorted()).toEqual([
      'Madsenn, Anton',
      ...[1, 2, 3, 4].map((number) => `Name00${number}, Given`),
    ]);
  });

  it('shows what taking the list changes, then takes it with its source', async () => {
    const { id } = await playerNamed('Marten, Milan');
    expect(await take([id])).toMatchObject({
      confirm: {
        level: 2,
        act: 'Take FIDE, November 2026, for 1 player',
        consequences: ['3 pairing numbers move.', 'Marten, Milan: rating 2335, now 2375; sex unknown, now m'],
      },
    });
    expect(await take([id], 2)).toEqual({ ok: true, value: { changed: 1 } });
    expect(await playerNamed('Marten, Milan')).toMatchObject({
      rating: 2375,
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      birth: '2011/05/04',
    });
    expect((await audit()).agree).toBe(1);
  });

  it('saves the audit as a sheet, and asks before it writes over another', async () => {
    const target = program.path('audit.pdf');
    const { path } = await program.run('players.saveAudit', { target, paper: 'A4' });
    const [page] = await readPdf(readFileSync(path));
    const words = textOfPage(page!);
    expect(words).toContain('Madsen');
    expect(words).toContain('title none');
    expect(words).toContain('FIDE, November 2026');
    expect(await program.asked('players.saveAudit', { target, paper: 'A4' })).toMatchObject({
      level: 2,
      act: 'Replace audit.pdf',
      consequences: [expect.stringMatching(/^There is already a file .+audit\.pdf, .+: it is replaced\.$/)],
    });
  });

  it('refuses who is not on the list', async () => {
    const { id } = await playerNamed('Madsenn, Anton');
    const before = await playerNamed('Madsenn, Anton');
    expect(await take([id], 2)).toMatchObject({
      refusal: { code: 'not-on-list', message: 'Madsenn, Anton is on no list that is asked.' },
    });
    expect(await playerNamed('Madsenn, Anton')).toEqual(before);
  });

  it('C.04.2 2.3: after the start it asks as loudly as any late correction', async () => {
    await pairAndPublish(program, 1);
    const { id } = await playerNamed('Madsen, Anton');
    expect(await take([id])).toMatchObject({
      confirm: {
        level: 3,
        article: 'C.04.2 2.3',
        consequences: [
          'Rounds are paired with the old data.',
          'Pairing numbers are given anew at the next pairing; published rounds stay.',
          'All pairing numbers stay.',
          'All ranks stay.',
          'Madsen, Anton: title none, now FM; sex unknown, now m; born unknown, now 1999',
        ],
      },
    });
  });
});

describe('the groups that prizes are given in', () => {
  it('are told where a rating or a year of birth moves somebody, before it is taken', async () => {
    const other = new Program();
    try {
      // The list lowers one rating and knows the year, raises another over a limit, and a third within it.
      await newTournament(other, 4);
      await other.run('players.add', playerInput('Okafor, Sam', 2000, { fideId: '31', sex: 'm' }));
      await other.run('players.add', playerInput('Quist, Rune', 1700, { fideId: '32', sex: 'm' }));
      await other.run('players.add', playerInput('Ruiz, Per', 1900, { fideId: '33', sex: 'm' }));
      const path = other.path('list.txt');
      const lines = [
        line(31, 'Okafor, Sam', '', 1999, 2010),
        line(32, 'Quist, Rune', '', 1805, 0),
        line(33, 'Ruiz, Per', '', 1901, 0),
      ];
      writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
      await other.run('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 2 });
      const { players } = await other.query('players.view', null);
      const [down, up, same] = ['Okafor, Sam', 'Quist, Rune', 'Ruiz, Per'].map(
        (name) => players.find((player) => player.name === name)!.id,
      ) as [number, number, number];
      const effectsOf = async (player: number) =>
        (await other.query('players.auditEntry', { kind: 'differs', player, other: null })).effects;
      const { fields } = await other.query('players.auditEntry', {
        kind: 'differs',
        player: down,
        other: null,
      });
      // FIDE's rating is the one of the tournament: nothing says that there is none.
      const shown = ['name', 'title', 'rating', 'national', 'federation', 'sex', 'birth', 'fideId'];
      expect(fields.map(({ field }) => field)).toEqual(shown);
      const enters = ['Under 16', 'Under 18', 'Under 20', 'Under 2000'];
      expect(await effectsOf(down)).toMatchObject({ groups: [{ player: down, leaves: [], enters }] });
      expect(await effectsOf(up)).toMatchObject({
        groups: [{ player: up, leaves: ['Under 1800'], enters: [] }],
      });
      expect(await effectsOf(same)).toMatchObject({ groups: [] });
      const asked = await other.handlers.commands['players.takeList']({
        players: [same, down, up],
        confirmed: 0,
      });
      if (!('confirm' in asked)) throw new Error('not asked');
      // Who changes group comes before the others.
      expect(asked.confirm.consequences.slice(-4)).toEqual([
        '2 players change prize groups.',
        'Okafor, Sam: rating 2000, now 1999; born unknown, now 2010; enters Under 16, Under 18, Under 20 and Under 2000',
        'Quist, Rune: rating 1700, now 1805; leaves Under 1800',
        'Ruiz, Per: rating 1900, now 1901',
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('what the arbiter decides', () => {
  const rowsOf = async (kind: AuditKind) => (await audit()).rows.filter((row) => row.kind === kind);

  it('keeps an entry against the list until the list says something else, and the log tells it', async () => {
    const { id } = await playerNamed('Madsen, Anton');
    const before = await audit();
    expect(await settle('differs', id)).toMatchObject({ ok: true });
    expect((await rowsOf('differs')).map(({ player }) => player.id)).not.toContain(id);
    expect(await audit()).toMatchObject({ kept: before.kept + 1 });
    expect(await settle('differs', id)).toMatchObject({ refusal: { code: 'nothing-to-settle' } });
    await readList('2026-11', [
      line(11, 'Marten, Milan', '', 2375, 2011),
      line(12, 'Madsen, Anton', 'IM', 2300, 1999),
    ]);
    expect((await rowsOf('differs')).map(({ player }) => player.id)).toContain(id);
    const kept = (await program.log('player')).filter(({ kind }) => kind === 'audit-settled');
    expect(kept.map(({ title, detail }) => [title, detail])).toEqual([
      ['Entry kept against the rating list, Madsen', 'title=FM; sex=m; birth=1999'],
    ]);
  });

  it('finds who has no FIDE ID by name, says what it changes, and refuses an ID that is taken', async () => {
    await readList('2026-11', [
      line(11, 'Marten, Milan', '', 2375, 2011),
      line(12, 'Madsen, Anton', 'IM', 2300, 1999),
      line(21, 'Name002, Given', '', 2381, 1990),
    ]);
    const { id } = await playerNamed('Name002, Given');
    const [row] = (await rowsOf('missing')).filter(({ player }) => player.id === id);
    expect(row).toMatchObject({ likely: 1 });
    const detail = await program.query('players.auditEntry', { kind: 'missing', player: id, other: null });
    expect(detail.hits).toMatchObject([{ name: 'Name002, Given', fideId: 21 }]);
    const { list } = await audit();
    const args = { player: id, list: list!.id, place: detail.hits[0]!.place };
    const other = await playerNamed('Name001, Given');
    expect(await program.handlers.commands['players.takeEntry']({ ...args, confirmed: 0 })).toMatchObject({
      confirm: {
        level: 3,
        consequences: [
          'Rounds are paired with the old data.',
          'Pairing numbers are given anew at the next pairing; published rounds stay.',
          'All pairing numbers stay.',
          'All ranks stay.',
          'Name002, Given: rating 2380, now 2381; sex unknown, now m; born unknown, now 1990; FIDE ID none, now 21',
        ],
      },
    });
    await program.confirm('players.takeEntry', { ...args, confirmed: 0 });
    expect(await playerNamed('Name002, Given')).toMatchObject({ fideId: '21', rating: 2381 });
    expect(
      await program.handlers.commands['players.takeEntry']({ ...args, player: other.id, confirmed: 3 }),
    ).toMatchObject({
      refusal: {
        code: 'fide-id-twice',
        message: 'Name002, Given is entered already with this FIDE ID, no. 2.',
      },
    });
  });

  it('tells a rating that moved far since an earlier list, and a title that does not go with it', async () => {
    await readList('2026-06', [line(21, 'Name002, Given', '', 2100, 1990)]);
    await program.confirm('players.add', {
      ...playerInput('Nowak, Ida', 1700, { title: 'GM', sex: 'w', birth: '2024' }),
      confirmed: 0,
    });
    const odd = await rowsOf('out-of-line');
    expect(odd.map(({ player, oddities }) => [player.name, oddities])).toEqual([
      ['Name002, Given', [{ code: 'moved', from: 2100, to: 2381, month: '2026-06' }]],
      [
        'Nowak, Ida',
        [
          { code: 'low-for-title', rating: 1700, title: 'GM' },
          { code: 'age', years: 2 },
        ],
      ],
    ]);
    await settle('out-of-line', odd[0]!.player.id);
    expect((await rowsOf('out-of-line')).map(({ player }) => player.name)).toEqual(['Nowak, Ida']);
  });

  it('137–141: counts the ratings of another month than the one that counts at the start', async () => {
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 0 });
    const { info, rules } = await program.query('settings.view', null);
    const later = { ...info, startDate: '2026/12/02', endDate: '2026/12/04' };
    await program.confirm('settings.change', { info: later, rules, confirmed: 0 });
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 2 });
    expect(await audit()).toMatchObject({
      list: { month: '2026-12' },
      wantedMonth: '2026-12',
      otherMonth: 2,
    });
    // Who says that they stay is not told again of these two months; undo asks again.
    const settleMonth = (about: 'changed' | 'missing') => program.run('players.settleMonth', { about });
    await settleMonth('changed');
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 0, isMonthMissing: false });
    expect(await audit()).toMatchObject({ otherMonth: 0 });
    expect((await program.refused('players.settleMonth', { about: 'changed' })).code).toBe(
      'nothing-to-settle',
    );
    const much = { ...info, startDate: '2027/03/02', endDate: '2027/03/04' };
    await program.confirm('settings.change', { info: much, rules, confirmed: 0 });
    // The newest list is older than the month that counts: that is told before anything is compared.
    expect(await audit()).toMatchObject({ list: { month: '2026-12' }, wantedMonth: '2027-03' });
    expect(await program.query('lists.view', null)).toMatchObject({ otherMonth: 0, isMonthMissing: true });
    await settleMonth('missing');
    expect(await program.query('lists.view', null)).toMatchObject({ isMonthMissing: false });
    const other = { ...info, startDate: '2027/04/02', endDate: '2027/04/04' };
    await program.confirm('settings.change', { info: other, rules, confirmed: 0 });
    expect(await program.query('lists.view', null)).toMatchObject({ isMonthMissing: true });
    await program.confirm('settings.change', { info, rules, confirmed: 0 });
  });
});

describe('two entries of one person', () => {
  const merge = (kept: number, gone: number, confirmed: 0 | 2 | 3 = 0) =>
    program.handlers.commands['players.merge']({ kept, gone, confirmed });

  it('are refused as one where both have a game in one round', async () => {
    const [kept, gone] = [await playerNamed('Name001, Given'), await playerNamed('Name002, Given')];
    expect(await merge(kept.id, gone.id, 3)).toMatchObject({
      refusal: {
        code: 'both-played',
        message: 'Name001, Given and Name002, Given both have a game in round 1, so they cannot be merged.',
      },
    });
  });

  it('stay two people when the arbiter says so', async () => {
    const [row] = (await audit()).rows.filter(({ kind }) => kind === 'twice');
    await settle('twice', row!.player.id, row!.other!.id);
    expect((await audit()).rows.filter(({ kind }) => kind === 'twice')).toEqual([]);
  });

  it('become one with the game that one of them has, after the question; undo makes two of them again', async () => {
    await program.confirm('players.add', {
      ...playerInput('Name003, Giwen', 0, { birth: '1980' }),
      confirmed: 0,
    });
    const [kept, gone] = [await playerNamed('Name003, Given'), await playerNamed('Name003, Giwen')];
    const gameOf = async (player: number) => {
      const { boards } = await program.query('round.view', { round: 1 });
      return boards.find(({ white, black }) => white.id === player || black.id === player);
    };
    const game = await gameOf(kept.id);
    expect(game).toBeDefined();
    expect(await merge(kept.id, gone.id)).toMatchObject({
      confirm: { level: 3, act: 'Merge Name003, Giwen into Name003, Given' },
    });
    expect(await merge(kept.id, gone.id, 3)).toMatchObject({ ok: true });
    const { players } = await program.query('players.view', null);
    expect(players.map(({ name }) => name)).not.toContain('Name003, Giwen');
    expect(await playerNamed('Name003, Given')).toMatchObject({ id: kept.id, birth: '1980', rating: 2370 });
    expect(await gameOf(kept.id)).toMatchObject({
      white: { id: game!.white.id },
      black: { id: game!.black.id },
    });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await playerNamed('Name003, Giwen')).toEqual(gone);
    expect(await playerNamed('Name003, Given')).toEqual(kept);
  });
});
