/** Each failure of a file and of the log in words: which sentence, with what in it, and what is offered. */
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../src-main/ipc/contract.ts';
import {
  foldRefusal,
  heldSentence,
  lookingBack,
  noDocument,
  notSaved,
  notThere,
  openRefusal,
  readOnlyRefusal,
  whyNotWritten,
} from '../../src-main/handlers/refusals.ts';
import { refusal } from '../../src-main/handlers/reply.ts';
import type { StorageFailure } from '../../src-main/storage/failure.ts';
import { texts } from '../../src-main/texts.ts';

const PATH = '/events/open.wallchart';
/** 13:41:07 where the test runs. */
const HOLDER = {
  host: 'DESK-2',
  user: 'anna',
  since: new Date(2026, 10, 21, 13, 41, 7).toISOString(),
} as const;
const SINCE = '2026-11-21 13:41:07';
const AT = '2026-11-22T09:15:30.120+01:00';
const STORED = '2026-11-22 09:15:30';

/** Every failure, by its code. */
const FAILURES = {
  'file-missing': { code: 'file-missing', path: PATH },
  'file-exists': { code: 'file-exists', path: PATH },
  'file-unreachable': { code: 'file-unreachable', path: PATH, reason: 'EIO: broken' },
  'file-not-a-tournament': { code: 'file-not-a-tournament', path: PATH },
  'file-newer-schema': { code: 'file-newer-schema', path: PATH, schema: 9, known: 7 },
  'file-open-here': { code: 'file-open-here', path: PATH },
  'file-locked': { code: 'file-locked', path: PATH, holder: HOLDER },
  'file-held': { code: 'file-held', path: PATH, holder: HOLDER },
  'target-is-tournament': { code: 'target-is-tournament', path: PATH },
  'target-not-a-file': { code: 'target-not-a-file', path: PATH },
  'path-unusable': { code: 'path-unusable', path: PATH, why: 'circle' },
  'name-unusable': { code: 'name-unusable', path: PATH, reason: 'it is a link' },
  'file-damaged': { code: 'file-damaged', path: PATH, detail: 'page 3', intact: 12, intactAt: AT },
  'journal-of-another': { code: 'journal-of-another', path: PATH },
  'journal-older': {
    ...{ code: 'journal-older', path: PATH, journal: 'open.wallchart-journal' },
    ...{ first: 8, last: 11, lastAt: AT },
  },
  'file-too-large': { code: 'file-too-large', path: PATH, megabytes: 300 },
  'file-read-only': { code: 'file-read-only', path: PATH, reason: 'EROFS' },
  'restore-point': { code: 'restore-point', path: PATH, label: 'R3 begin' },
  'taken-over': { code: 'taken-over', path: PATH, by: 'DESK-3', at: AT },
  'disk-full': { code: 'disk-full', path: PATH },
  'file-gone': { code: 'file-gone', path: PATH },
  'file-replaced': { code: 'file-replaced', path: PATH },
  'file-changed': { code: 'file-changed', path: PATH, detail: 'entry 4' },
  'write-failed': { code: 'write-failed', path: PATH, reason: 'EIO: torn' },
} as const satisfies { readonly [C in StorageFailure['code']]: StorageFailure & { code: C } };
type Code = StorageFailure['code'];

const { open: opened, notSaved: unsaved } = texts.refusals;
const { reading } = texts;
type Said = Pick<Refusal, 'message' | 'advice'> & Partial<Pick<Refusal, 'offer'>>;
const HELD = `The tournament was opened on DESK-2 (anna) at ${SINCE} and not closed there.`;

/** What is said where a file was to be opened, copied or made. */
const OPENING = {
  'file-missing': opened['file-missing'](PATH),
  'file-exists': opened['file-exists'](PATH),
  'file-unreachable': opened['file-unreachable']('EIO: broken'),
  'file-not-a-tournament': opened['file-not-a-tournament'](PATH),
  'file-newer-schema': opened['file-newer-schema'](9, 7),
  'file-open-here': opened['file-open-here'](PATH),
  'file-locked': opened['file-locked-by'](SINCE, 'DESK-2', 'anna'),
  'file-held': { message: HELD, advice: opened['file-held'] },
  'target-is-tournament': opened['target-is-tournament'](PATH),
  'target-not-a-file': opened['target-not-a-file'](PATH),
  'path-unusable': { message: reading.unusablePath(PATH, 'circle'), advice: reading.chooseAnotherPlace },
  'name-unusable': { ...opened['name-unusable'](PATH, 'it is a link'), offer: 'working-copy' },
  'file-damaged': { ...opened['file-damaged']('page 3', 12, STORED), offer: 'recover' },
  'journal-of-another': { message: reading.foreignJournal(PATH), advice: reading.moveJournal },
  'journal-older': {
    message: reading.olderJournal('open.wallchart-journal', 8, 11, STORED),
    advice: reading.saveIntactPart,
    offer: 'recover',
  },
  'file-too-large': { message: reading.largeTournament(PATH, 300), advice: reading.chooseAnotherFile },
  'file-read-only': { ...opened['file-read-only']('EROFS'), offer: 'working-copy' },
  'restore-point': { ...opened['restore-point']('R3 begin'), offer: 'working-copy' },
  'taken-over': unsaved['taken-over']('DESK-3', STORED),
  'disk-full': unsaved['disk-full'],
  'file-gone': unsaved['file-gone'],
  'file-replaced': unsaved['file-replaced'],
  'file-changed': unsaved['file-changed']('entry 4'),
  'write-failed': unsaved['write-failed']('EIO: torn'),
} as const satisfies Readonly<Record<Code, Said>>;

/** Where an action was to be saved, other words are used for these. */
const SAVING: Partial<Record<Code, Said>> = {
  'file-read-only': unsaved['file-read-only'],
  'file-locked': unsaved['file-locked'],
  'file-damaged': unsaved['file-damaged']('page 3'),
  'file-held': { message: HELD, advice: unsaved['file-held'] },
};

describe.each(Object.keys(FAILURES) as Code[])('the failure %s', (code) => {
  it('is said with what is known of it where a file was to be opened', () => {
    const said = OPENING[code];
    expect(openRefusal(FAILURES[code])).toEqual({ code, severity: 'refused', ...said });
  });

  it('is said as NOT SAVED where an action was to be stored', () => {
    const said = SAVING[code] ?? OPENING[code];
    expect(notSaved(FAILURES[code])).toEqual({ code, severity: 'not-saved', ...said });
  });
});

describe('failures that have less to say', () => {
  it('are a lock of nobody who is known, and a file of which nothing is intact', () => {
    expect(openRefusal({ code: 'file-locked', path: PATH, holder: null })).toEqual({
      code: 'file-locked',
      severity: 'refused',
      ...opened['file-locked'],
    });
    const damaged = { code: 'file-damaged', path: PATH, detail: 'page 1', intact: 0, intactAt: '' } as const;
    expect(openRefusal(damaged)).toEqual({
      code: 'file-damaged',
      severity: 'refused',
      ...opened['file-damaged']('page 1', 0, ''),
    });
    const one = { ...damaged, intact: 1, intactAt: AT };
    expect(openRefusal(one)).toMatchObject({ offer: 'recover' });
  });

  it('name the holder alone where no user is known', () => {
    expect(heldSentence(HOLDER)).toBe(HELD);
    expect(heldSentence({ ...HOLDER, user: '' })).toBe(
      `The tournament was opened on DESK-2 at ${SINCE} and not closed there.`,
    );
  });
});

describe('in a few words', () => {
  const words = texts.refusals.notWritten;
  const failed = (reason: string) => [
    { ...FAILURES['write-failed'], reason },
    { ...FAILURES['file-unreachable'], reason },
  ];
  it('is the sentence of the failure, else its reason or its code', () => {
    expect(whyNotWritten(FAILURES['disk-full'])).toBe(words['disk-full']);
    expect(whyNotWritten(FAILURES['file-read-only'])).toBe(words['file-read-only']);
    expect(whyNotWritten(FAILURES['file-missing'])).toBe(words['file-missing']);
    expect(failed('EIO: torn').map(whyNotWritten)).toEqual(['EIO: torn', 'EIO: torn']);
    expect(whyNotWritten(FAILURES['file-gone'])).toBe('file-gone');
  });

  it('says that a name is taken where a file stands in the way, and nowhere else', () => {
    for (const reason of ['ENOTDIR: not a directory', 'EEXIST: file exists'])
      expect(failed(reason).map(whyNotWritten)).toEqual([words['name-taken'], words['name-taken']]);
    const elsewhere = 'EIO: after ENOTDIR';
    expect(failed(elsewhere).map(whyNotWritten)).toEqual([elsewhere, elsewhere]);
  });
});

describe('refusals without a failure', () => {
  it('say what is the matter and how grave it is', () => {
    expect(noDocument()).toEqual({
      code: 'no-document',
      severity: 'refused',
      message: 'No tournament is open.',
      advice: 'Open one, or make a new one.',
    });
    expect(lookingBack()).toEqual({
      code: 'looking-back',
      severity: 'refused',
      ...texts.refusals.lookingBack,
    });
    expect(readOnlyRefusal('it is a copy')).toEqual({
      code: 'read-only',
      severity: 'not-saved',
      message: 'This tournament can only be read: it is a copy',
      advice: 'Nothing was changed.',
    });
    expect(notThere('Round 7 no longer exists.')).toEqual({
      code: 'not-there',
      severity: 'refused',
      message: 'Round 7 no longer exists.',
      advice: 'Look at the screen again.',
    });
  });

  it('name the entry that does not fit', () => {
    const reason = { code: 'no-player', player: 17 } as unknown as Parameters<
      typeof foldRefusal
    >[0]['reason'];
    const failure = { code: 'event-does-not-apply', reason } as Parameters<typeof foldRefusal>[0];
    expect(foldRefusal(failure)).toEqual({
      code: 'event-does-not-apply',
      severity: 'refused',
      ...texts.refusals.doesNotApply(reason),
    });
  });

  it('take their words as one or apart, and what is known besides', () => {
    const plain = { code: 'c', severity: 'refused', message: 'm', advice: '' };
    expect(refusal('c', 'm')).toEqual(plain);
    expect(refusal('c', 'm', 'a')).toEqual({ ...plain, advice: 'a' });
    expect(refusal('c', 'm', 'a', { article: 'C.05 1' })).toEqual({
      ...plain,
      advice: 'a',
      article: 'C.05 1',
    });
    expect(refusal('c', 'm', undefined, { line: 4 })).toEqual({ ...plain, line: 4 });
    expect(refusal('c', { message: 'm', advice: 'b' })).toEqual({ ...plain, advice: 'b' });
    const more = { severity: 'not-saved', players: [3, 9] } as const;
    expect(refusal('c', { message: 'm', advice: 'b' }, more)).toEqual({ ...plain, advice: 'b', ...more });
  });
});
