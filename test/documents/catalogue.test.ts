/** The table of documents: where each stands, what it is about, its key and papers, why it cannot be made; and what a request becomes. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, type Round, type Tournament } from '../../src-engine/index.ts';
import {
  contentFor,
  imprintFor,
  roundFor,
  timeOfIssue,
  whyUnavailable,
} from '../../src-main/documents/book.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { jobOf, type Issue } from '../../src-main/documents/source.ts';
import { codeOfSheet, factsOfSheet } from '../../src-main/documents/sheet-code.ts';
import type { DocumentKind } from '../../src-main/ipc/contract.ts';
import { readCode } from '../../src-main/seals/code.ts';
import { fieldOf } from './field.ts';
import { roundRobinOf } from './round-robin.ts';

it('has each document in its place: group, scope, key, papers, and whether it reads the log', () => {
  const told = Object.entries(DOCUMENTS).map(
    ([kind, { group, scope, key, papers, readsLog }]) =>
      `${key} ${kind}: ${group}, ${scope}, ${papers.join('/')}${readsLog === true ? ', log' : ''}`,
  );
  expect(told).toEqual([
    'U print-run: round, round, A4/A3/LETTER',
    '1 pairings-by-board: round, round, A4/A3/LETTER',
    '2 pairings-by-name: round, round, A4/A3/LETTER',
    '3 result-slips: round, round, A4/A3/LETTER',
    'R result-sheet: round, round, A4/A3/LETTER',
    'V changed-boards: round, round, A4/A3/LETTER',
    'Q explanations: round, round, A4/A3/LETTER',
    'S start-poster: round, round, A4/A3/LETTER',
    'K category-standings: standings, after-round, A4/A3/LETTER',
    'W wall-poster: standings, after-round, A1/A2',
    'B swiss-crosstable: standings, after-round, A4/A3/LETTER',
    '4 standings: standings, after-round, A4/A3/LETTER',
    '5 wall-chart: standings, after-round, A4/A3/LETTER',
    '6 crosstable: standings, after-round, A4/A3/LETTER',
    '7 tie-break-working: standings, after-round, A4/A3/LETTER',
    '8 pairing-cards: pack, after-round, A4/A3/LETTER',
    '9 paper-pack: pack, after-round, A4/A3/LETTER',
    'P player-list: event, event, A4/A3/LETTER',
    'N start-list: event, event, A4/A3/LETTER',
    'F players-by-federation: event, event, A4/A3/LETTER',
    'C players-by-club: event, event, A4/A3/LETTER',
    'G players-by-category: event, event, A4/A3/LETTER',
    'D place-cards: event, event, A4/A3/LETTER',
    'E badges: event, event, A4/A3/LETTER',
    'H schedule: event, event, A4/A3/LETTER',
    'Z rules: event, event, A4/A3/LETTER',
    '0 norm-certificates: event, event, A4/A3/LETTER',
    'L arbiters-log: event, event, A4/A3/LETTER, log',
    'I incidents: event, event, A4/A3/LETTER, log',
    'J lots: event, event, A4/A3/LETTER, log',
  ]);
});

/** Three rounds: played, with open games, drafted. */
const field = fieldOf({ players: 10, played: 1, next: true });
const draft: Round = { ...field.rounds[1]!, stage: 'draft', version: 0, publishedAt: '' };
const event: Tournament = { ...field, rounds: [...field.rounds, draft] };
const empty: Tournament = { ...event, players: [], rounds: [] };
const why = (kind: DocumentKind, tournament: Tournament, round: number | null = null) =>
  whyUnavailable(kind, tournament, round);

describe('why a document cannot be made', () => {
  it('is a round that is not there, for all of a round', () => {
    for (const kind of Object.keys(DOCUMENTS) as DocumentKind[]) {
      if (DOCUMENTS[kind].scope !== 'round') continue;
      expect(why(kind, event, 7)).toBe('Round 7 is not paired yet.');
      expect(why(kind, empty)).toBe('Round 1 is not paired yet.');
      if (kind !== 'changed-boards') expect(why(kind, event, 2)).toBe('');
    }
  });

  it('is a round without games, where they are printed', () => {
    const rounds = [{ ...event.rounds[0]!, boards: [] }];
    for (const kind of ['result-slips', 'result-sheet'] as const)
      expect(why(kind, { ...event, rounds })).toBe('Round 1 has no games.');
    expect(why('pairings-by-board', { ...event, rounds })).toBe('');
  });

  it('is a version that is the first, for the boards that changed', () => {
    expect(why('changed-boards', event, 2)).toBe('Only from version 2 on');
    const second = { ...event, rounds: event.rounds.map((round) => ({ ...round, version: 2 })) };
    expect(why('changed-boards', second, 2)).toBe('');
  });

  it('is a draft, for the set; or a set of which the round has nothing, as its first sheet says', () => {
    expect(why('print-run', event, 3)).toBe('Round 3 is not published.');
    expect(why('print-run', event, 2)).toBe('');
    const run = (...kinds: readonly ('changed-boards' | 'result-slips' | 'standings')[]) =>
      whyUnavailable(
        'print-run',
        event,
        2,
        undefined,
        kinds.map((kind) => ({ kind, copies: 1 })),
      );
    expect(run('changed-boards')).toBe('Only from version 2 on');
    expect(run('changed-boards', 'result-slips')).toBe('');
    expect(run('standings')).toBe('');
    const none = { ...event, rounds: [{ ...event.rounds[0]!, boards: [] }] };
    expect(whyUnavailable('print-run', none, 1, undefined, [{ kind: 'result-slips', copies: 1 }])).toBe(
      'Round 1 has no games.',
    );
  });

  it('is nobody on the list, for standings, packs and lists', () => {
    for (const kind of [
      'standings',
      'wall-chart',
      'wall-poster',
      'swiss-crosstable',
      'tie-break-working',
    ] as const)
      expect([why(kind, empty), why(kind, event)]).toEqual(['There are no players yet.', '']);
    for (const kind of [
      'pairing-cards',
      'paper-pack',
      'player-list',
      'start-list',
      'place-cards',
      'badges',
    ] as const)
      expect([why(kind, empty), why(kind, event)]).toEqual(['There are no players yet.', '']);
  });

  it('is an entry that nobody has, for lists by it', () => {
    const [first, ...others] = event.players;
    const bare = (more: object) => ({
      ...event,
      players: [{ ...first!, ...more }, ...others].map((player, at) =>
        at === 0 ? player : { ...player, federation: '', club: '', category: '' },
      ),
    });
    const nothing = { federation: '', club: '', category: '' };
    for (const [kind, entry] of [
      ['players-by-federation', 'federation'],
      ['players-by-club', 'club'],
      ['players-by-category', 'category'],
    ] as const) {
      expect(why(kind, bare(nothing))).toBe('Nobody has such an entry.');
      expect(why(kind, bare({ ...nothing, [entry]: 'NOR' }))).toBe('');
    }
  });

  it('is no category to rank, no round robin, no system that is known, no norm', () => {
    expect(why('category-standings', event)).toBe('No categories were entered.');
    const players = event.players.map((player) => ({
      ...player,
      category: player.tpn % 2 === 0 ? 'U16' : 'S60',
    }));
    expect(why('category-standings', { ...event, players })).toBe('');
    expect(why('crosstable', event)).toBe('Only in a round robin');
    expect(why('crosstable', roundRobinOf(6, 1))).toBe('');
    expect(why('rules', event)).toBe('');
    expect(why('rules', { ...event, rules: { ...event.rules, system: 'of-atlantis' } })).toBe(
      'The rules of this system are not known.',
    );
    expect(why('norm-certificates', event)).not.toBe('');
    for (const kind of ['schedule', 'arbiters-log', 'incidents', 'lots'] as const)
      expect(why(kind, empty)).toBe('');
  });
});

describe('the round of a request', () => {
  it('is the newest for pairings, the newest with a result for standings, the newest on the wall for a pack', () => {
    const of = (kind: DocumentKind, asked: number | null = null) => roundFor(kind, event, asked);
    expect([of('pairings-by-board'), of('standings'), of('paper-pack'), of('rules')]).toEqual([
      3,
      1,
      2,
      null,
    ]);
    expect([of('pairings-by-board', 2), of('standings', 2), of('paper-pack', 1), of('rules', 1)]).toEqual([
      2,
      2,
      1,
      null,
    ]);
    // A draft is in no standings.
    expect([of('pairings-by-board', 9), of('standings', 3), of('paper-pack', 9)]).toEqual([9, 2, 2]);
    expect([roundFor('result-slips', empty, null), roundFor('standings', empty, null)]).toEqual([1, 0]);
  });

  it('may be a draft for what is of a round only', () => {
    expect(contentFor('pairings-by-board', event).rounds).toHaveLength(3);
    for (const kind of ['standings', 'paper-pack', 'player-list'] as const)
      expect(contentFor(kind, event).rounds).toHaveLength(2);
  });
});

describe('the head of a document', () => {
  const rounds = event.rounds.map((round, at) => ({ ...round, version: at === 2 ? 0 : at + 4 }));
  const versions = { ...event, rounds };

  it('has the version of a round, and says that it is a draft', () => {
    const of = (kind: DocumentKind, round: number | null) => {
      const { version, draft: isDraft, playStarts } = imprintFor(kind, versions, round);
      expect(playStarts).toBe('');
      return [version, isDraft];
    };
    expect([of('pairings-by-board', 1), of('pairings-by-board', 2), of('pairings-by-board', 3)]).toEqual([
      [4, false],
      [5, false],
      [0, true],
    ]);
    expect([of('paper-pack', 2), of('standings', 2), of('rules', null), of('result-slips', 9)]).toEqual([
      [5, false],
      [0, false],
      [0, false],
      [0, true],
    ]);
  });

  it('has the time of its version where it is of a published round, else that of now', () => {
    const now = '2026-12-24T18:00:00+01:00';
    const wall = '2026-11-15T13:41:07+01:00';
    const of = (kind: DocumentKind, round: number | null, tournament = event) =>
      timeOfIssue(kind, tournament, round, now);
    expect([
      of('pairings-by-board', 1),
      of('pairings-by-board', 3),
      of('standings', 1),
      of('rules', null),
    ]).toEqual([wall, now, now, now]);
    const imported = { ...event, rounds: event.rounds.map((round) => ({ ...round, publishedAt: '' })) };
    expect([of('pairings-by-board', 1, imported), of('pairings-by-board', 8)]).toEqual([now, now]);
  });
});

describe('a job', () => {
  const head = { seq: 77, hash: 'b'.repeat(64) };
  const asked: string[] = [];
  const issue: Issue = {
    ...{
      issuedAt: '2026-12-24T18:00:00+01:00',
      seal: 'bbbbbbbb',
      head,
      languages: ['en'],
      fontFolder: '/fonts',
    },
    starts: { 2: '2026-11-16T09:30' },
    log: () => {
      asked.push('log');
      return [{ seq: 1 }] as never;
    },
    former: (round) => {
      asked.push(`former ${round}`);
      return { version: 1 } as never;
    },
  };
  const job = (kind: DocumentKind, round: number | null, more: Partial<Issue> = {}) =>
    jobOf({ kind, paper: 'A4', round }, event, { ...issue, ...more });

  it('has all that is printed, its code, and the start of play', () => {
    const { request, source } = job('pairings-by-board', 2);
    expect(request).toEqual({ kind: 'pairings-by-board', paper: 'A4', round: 2 });
    expect(source).toEqual({
      tournament: event,
      meta: {
        ...{ version: 1, draft: false, playStarts: '09:30', seal: 'bbbbbbbb' },
        ...{ issuedAt: '2026-11-15T13:41:07+01:00', madeAt: '2026-12-24T18:00:00+01:00' },
        code: codeOfSheet('pairings-by-board', event, 2, head),
        starts: { 2: '2026-11-16T09:30' },
      },
      ...{ log: [], languages: ['en'], former: null, fontFolder: '/fonts' },
    });
    expect(asked).toEqual([]);
    expect(job('pairings-by-board', 1).source.meta.playStarts).toBe('');
    expect(job('standings', null, { head: null }).source.meta.code).toBe('');
    expect(job('rules', 5).request.round).toBeNull();
    expect(asked).toEqual([]);
  });

  it('asks for the log and the version before only where they are printed', () => {
    expect(job('incidents', null).source.log).toEqual([{ seq: 1 }]);
    expect(job('changed-boards', 2).source.former).toEqual({ version: 1 });
    expect(asked).toEqual(['log', 'former 2']);
  });

  it('has a code that says what it is of, when it was made, and what it says', () => {
    const read = readCode(codeOfSheet('standings', event, 2, head))!;
    expect([read.round, read.seq]).toEqual([2, 77]);
    expect(readCode(codeOfSheet('rules', event, null, head))!.round).toBe(0);
    const codes = new Set([
      codeOfSheet('standings', event, 2, head),
      codeOfSheet('wall-chart', event, 2, head),
      codeOfSheet('standings', event, 1, head),
      codeOfSheet('standings', event, 2, { ...head, seq: 78 }),
      codeOfSheet('standings', event, 2, { ...head, hash: 'c'.repeat(64) }),
      codeOfSheet('standings', { ...event, players: [blankPlayer(1, 'X')] }, 2, head),
    ]);
    expect(codes.size).toBe(6);
    // A draft is nothing that standings say.
    expect(factsOfSheet('standings', event, 3)).toBe(factsOfSheet('standings', event, 2));
    expect(factsOfSheet('pairings-by-board', event, 3)).not.toBe(factsOfSheet('pairings-by-board', event, 2));
  });
});
