/** C.04.2 4.3: what corrections are called, which drafts they take away, and what an undo of results comes to. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, GameResult, ResultChange } from '../../src-engine/index.ts';
import {
  articleOf,
  consequencesOf,
  discarding,
  draftsAreLost,
  draftsLost,
  echoOf,
  otherPlayers,
  planCorrections,
  staysClosed,
} from '../../src-main/handlers/results/corrections.ts';
import { texts } from '../../src-main/texts.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';

const words = texts.entries.results;
const START = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
];
const DRAFT = up(3, FIRST, 3)[0]!;
const tournamentOf = (...more: readonly EventDraft[]) => folded(...START, ...more).tournament;
const KINDS = [
  'result-entered',
  'result-cleared',
  'result-corrected',
  'result-corrected-late',
  'result-rated-only',
] as const;

describe('an entry about a result', () => {
  const tournament = tournamentOf();
  const said = (kind: (typeof KINDS)[number], was: GameResult, paired: GameResult = was) =>
    consequencesOf(kind, tournament, 'GAME', was, () => ({ round: 2, result: paired }));

  it('says what it replaces and from when on it counts', () => {
    expect(said('result-entered', 'open')).toEqual(['GAME.']);
    expect(said('result-cleared', 'draw')).toEqual([words.cleared('GAME', '½ – ½')]);
    expect(said('result-corrected', 'black-wins')).toEqual(['GAME: this replaces 0 – 1.']);
    // Two rounds are on the wall: it counts from the third on. What stands may be a correction already.
    expect(said('result-corrected-late', 'black-wins', 'white-wins')).toEqual([
      'GAME: round 2 was paired with 1 – 0 and stays as it is.',
      'The correction counts in the standings and from the pairing of round 3 on.',
    ]);
    for (const paired of ['open', 'adjourned'] as const)
      expect(said('result-corrected-late', 'black-wins', paired)).toEqual([
        'GAME: round 2 was paired with a draw and stays as it is.',
        'The correction counts in the standings and from the pairing of round 3 on.',
      ]);
    expect(said('result-rated-only', 'black-wins')).toEqual([
      words.tooLate('GAME', '0 – 1'),
      words.reportOnly,
    ]);
  });

  it('cites 4.3 where that decides', () => {
    expect(KINDS.map((kind) => articleOf(kind).article ?? '')).toEqual([
      ...['', '', '', 'C.04.2 4.3', 'C.04.2 4.3'],
    ]);
    expect(articleOf('result-corrected')).toEqual({});
  });

  it('is a board, both names by colour and the result between; who is gone by identity', () => {
    expect(echoOf(tournament, 41, 9, 6, 'white-wins')).toBe('41 · Name9 1 – 0 Name6');
    expect(echoOf(tournament, 14, 77, 6, 'draw')).toBe('14 · player 77 ½ – ½ Name6');
    expect(echoOf(tournament, 14, 6, 77, 'open')).toBe('14 · Name6 open player 77');
  });

  it('is refused in words of its own where a game would open again, or others sit there', () => {
    expect(staysClosed()).toEqual({
      ...{ code: 'result-stays', severity: 'refused', ...words.staysClosed, article: 'C.04.2 4.3' },
    });
    expect(otherPlayers(3, 14)).toEqual({
      ...{ code: 'other-players', severity: 'refused', message: texts.results.otherPlayers(3, 14) },
      advice: texts.results.lookAgain,
    });
  });
});

describe('drafts that go with a result', () => {
  const draft = tournamentOf(DRAFT);
  const lost = (round: number) => KINDS.map((kind) => draftsLost(draft, [{ kind, round }]).join());

  it('are those that were paired with it: of the newest round on the wall by all but what is rated only', () => {
    expect(lost(2)).toEqual(['3', '3', '3', '3', '']);
    // Round 1 was followed by another one: the pairings hear of a late correction alone.
    expect(lost(1)).toEqual(['', '', '', '3', '']);
    const both = [
      { kind: 'result-rated-only', round: 1 },
      { kind: 'result-entered', round: 2 },
    ] as const;
    expect(draftsLost(draft, both)).toEqual([3]);
    expect(draftsLost(draft, [])).toEqual([]);
    expect(draftsLost(tournamentOf(), both)).toEqual([]);
  });

  it('are discarded in their order, with a sentence each', () => {
    expect(discarding([5, 4])).toEqual([
      { kind: 'round-discarded', payload: { round: 5 } },
      { kind: 'round-discarded', payload: { round: 4 } },
    ]);
    expect(draftsAreLost([5, 4])).toEqual([words.draftIsLost(5), words.draftIsLost(4)]);
  });
});

describe('corrections in the place of an undo', () => {
  const change = (more: Partial<ResultChange>): ResultChange => ({
    ...{ round: 1, board: 11, was: 'white-wins', result: 'draw', kind: 'result-corrected-late' },
    ...more,
  });
  const planned = (changes: readonly ResultChange[], more = false, ...drafts: readonly EventDraft[]) =>
    planCorrections(tournamentOf(...drafts), changes, more, ({ was }) => ({ round: 2, result: was }));
  const article = 'C.04.2 4.3';

  it('are refused where one came too late, would open a game, or something else would be undone with them', () => {
    const tooLate = change({ kind: 'result-rated-only', board: 20 });
    const opened = change({ kind: null });
    expect(planned([change({}), opened, tooLate], true)).toEqual({
      ok: false,
      refusal: { code: 'correction-too-late', severity: 'refused', ...words.stays(20, 1), article },
    });
    expect(planned([change({}), opened], true)).toEqual({ ok: false, refusal: staysClosed() });
    expect(planned([change({})], true)).toEqual({
      ok: false,
      refusal: { code: 'correction-among-others', severity: 'refused', ...words.amongOthers, article },
    });
  });

  it('are entries of their own, one question with each sentence once, and the drafts that go', () => {
    const second = change({ board: 14, was: 'draw', result: 'black-wins' });
    const drafts = [
      {
        kind: 'result-corrected-late',
        payload: { round: 1, board: 11, white: 9, black: 6, result: 'draw', was: 'white-wins' },
      },
      {
        kind: 'result-corrected-late',
        payload: { round: 1, board: 14, white: 5, black: 8, result: 'black-wins', was: 'draw' },
      },
    ];
    const consequences = [
      words.late('11 · Name9 ½ – ½ Name6', 2, '1 – 0'),
      words.countsFrom(3),
      words.late('14 · Name5 0 – 1 Name8', 2, '½ – ½'),
    ];
    const question = { act: 'Correct the result', consequences, article };
    expect(planned([change({}), second])).toEqual({ drafts, value: null, question });
    expect(planned([change({}), second], false, DRAFT)).toEqual({
      drafts: [...drafts, { kind: 'round-discarded', payload: { round: 3 } }],
      value: null,
      question: { ...question, consequences: [words.draftIsLost(3), ...consequences] },
    });
  });
});
