/** The Paper Pack at every point of an event: its parts, and what its cover says to do. */
import { describe, expect, it } from 'vitest';
import { numberingOf, type Tournament } from '../../src-engine/index.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import { blankRoundView, paperPack } from '../../src-main/documents/sheets/paper-pack.ts';
import { numbered } from '../../src-main/documents/views/pairing-cards-view.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';

const setting = { size: 'A4', typeface: await typeface() } as const;
const eventOf = (played: number, next = false) => fieldOf({ players: 4, played, rounds: 2, next });
const before = eventOf(0);
const running = eventOf(0, true);
const roundRobin: Tournament = { ...before, rules: { ...before.rules, rounds: 3, system: 'round-robin' } };

const coverOf = (tournament: Tournament) => {
  const { title, sheets } = paperPack(tournament, tournament.rounds.length, META, setting);
  const [cover, ...parts] = sheets;
  return { title, parts: parts.map((part) => part.title), said: texts(cover!.pages[0]!).map(textOf) };
};

const RULES = 'The rules of this tournament in the order in which they are applied.';
const CARDS = 'One for each player, by score and number: to be cut and laid out.';
const GROUPS = 'The same on a list: scores, colours that are due, opponents met.';
const CHART = 'Every round of every player.';
const RESULTS = 'Boxes to tick for the results desk.';
const DUTCH = 'FIDE (Dutch) System, C.04.3, in force since 1 Feb 2026';
/** What to do in a Swiss, from the pile of cards on; its lines as they are broken. */
const BY_HAND = [
  [
    'Cut the pile of cards once and put the stacks on each other, left to right and down: they',
    'are in order. Take out who is absent, and lay the others in piles: the highest score first,',
    'small numbers on top.',
  ],
  [
    'Pair pile by pile as the page of rules says. The cards show the opponents met and the',
    'colour that is due.',
  ],
  [
    'Write the pairs on the sheet for the next round, the boards in the order of the rules,',
    'and put it on the wall.',
  ],
  ['Write opponent and colour on both cards. Collect the results on the last sheet.'],
  ['When the computer is back, enter the results, and pair the round by hand as it was', 'played.'],
];

/** The texts of a cover: its parts, each of one page, then what to do. */
function cover(
  after: string,
  system: string,
  parts: readonly (readonly [string, string])[],
  steps: readonly (readonly string[])[],
) {
  return [
    ...['Harbour Open 2026', 'Paper Pack', after, system, 'What is in it', 'Pages'],
    ...parts.flatMap(([title, what], index) => [`${index + 1}`, title, what, '1']),
    'If the computer is gone',
    ...steps.flatMap((lines, index) => [`${index + 1}.`, ...lines]),
    ...['Version 1, issued Sun 15 Nov 2026 13:41', 'Cover, page 1 of 1', 'Seal 4f2a91c0'],
  ];
}

it('before the first round: no round that is played, and no results to collect', () => {
  expect(coverOf(before)).toEqual({
    title: 'Paper Pack before round 1',
    parts: [
      'How to pair round 1',
      'Pairing cards before round 1',
      'Scoregroups before round 1',
      'Wall chart before round 1',
      'Round 1, Pairings by board',
      'Result slips for round 1',
    ],
    said: cover(
      ...['before round 1', DUTCH],
      [
        ['How to pair round 1', RULES],
        ['Pairing cards', CARDS],
        ['Scoregroups', GROUPS],
        ['Wall chart', CHART],
        ['Round 1, pairings by hand', 'Lines for the boards, to be written and put on the wall.'],
        ['Round 1, results', RESULTS],
      ],
      BY_HAND,
    ),
  });
});

it('while a round is played: its sheet by board first, its results to be collected there', () => {
  const { title, parts, said } = coverOf(running);
  expect([title, parts]).toEqual([
    'Paper Pack after round 1',
    [
      'How to pair round 2',
      'Round 1, Pairings by board',
      'Pairing cards after round 1',
      'Scoregroups after round 1',
      // Its results are not known yet.
      'Wall chart before round 1',
      'Round 2, Pairings by board',
      'Result slips for round 2',
    ],
  ]);
  const parted = [
    ['How to pair round 2', RULES],
    ['Round 1, Pairings by board', 'The round that is being played: write the results into the boxes.'],
    ['Pairing cards', CARDS],
    ['Scoregroups', GROUPS],
    ['Wall chart', CHART],
    ['Round 2, pairings by hand', 'Lines for the boards, to be written and put on the wall.'],
    ['Round 2, results', RESULTS],
  ] as const;
  const collect = [
    'Collect the results of the round on the sheet by board. Write them on the cards, and',
    'add up the scores.',
  ];
  expect(said).toEqual(cover('after round 1', DUTCH, parted, [collect, ...BY_HAND]));
});

it('between two rounds there is nothing to collect either', () => {
  const { parts, said } = coverOf(eventOf(1));
  expect(parts).toEqual([
    'How to pair round 2',
    'Pairing cards after round 1',
    'Scoregroups after round 1',
    'Wall chart after round 1',
    'Round 2, Pairings by board',
    'Result slips for round 2',
  ]);
  expect(said.slice(said.indexOf('If the computer is gone') + 1, -3)).toEqual(
    BY_HAND.flatMap((lines, index) => [`${index + 1}.`, ...lines]),
  );
});

it('while the last round is played, and after it: nothing for a next one; an adjourned game is collected yet', () => {
  const last = coverOf(eventOf(1, true));
  expect(last.parts).toEqual([
    'Round 2, Pairings by board',
    'Pairing cards after round 2',
    'Scoregroups after round 2',
    'Wall chart after round 1',
  ]);
  expect(last.said.slice(-9, -3)).toEqual([
    '1.',
    'This is the last round. Collect the results on the sheet by board, and write them on the',
    'cards and the chart.',
    '2.',
    'Lay the cards in order of score for the standings; the tie-breaks can wait for the',
    'computer.',
  ]);
  const over = coverOf(eventOf(2));
  expect(over.parts).toEqual([
    'Pairing cards after round 2',
    'Scoregroups after round 2',
    'Wall chart after round 2',
  ]);
  const [first, second] = eventOf(2).rounds;
  const adjourned = {
    ...second!,
    boards: [{ ...second!.boards[0]!, result: 'adjourned' as const }, second!.boards[1]!],
  };
  const waiting = coverOf({ ...eventOf(2), rounds: [first!, adjourned] });
  expect(waiting.parts).toEqual(['Round 2, Pairings by board', ...over.parts]);
  expect(waiting.said.slice(-9, -3)).toEqual(last.said.slice(-9, -3));
  expect(over.said.slice(-6, -3)).toEqual([
    '1.',
    'Every round is over. The chart and the cards show how the event ended; write',
    'corrections on the chart.',
  ]);
});

it('a round robin has its table in place of scoregroups and chart, and its games are written already', () => {
  expect(coverOf(roundRobin)).toEqual({
    title: 'Paper Pack before round 1',
    parts: [
      'How to pair round 1',
      'Pairing cards before round 1',
      'Crosstable before round 1',
      'Round 1, Pairings by board',
      'Result slips for round 1',
    ],
    said: cover(
      ...['before round 1', 'Round robin (Berger), C.05 Annex 1, Berger tables'],
      [
        ['How to pair round 1', RULES],
        ['Pairing cards', CARDS],
        ['Crosstable', 'Everybody against everybody so far.'],
        ['Round 1, pairings by hand', 'The games that the table gives, to be put on the wall.'],
        ['Round 1, results', RESULTS],
      ],
      [
        [
          'The cards show all games of every player, with colours. The sheet of the next round is',
          'filled in: put it on the wall.',
        ],
        ['Collect the results on the last sheet, and write them on the cards.'],
        ['When the computer is back, enter the results.'],
      ],
    ),
  });
});

it('every part says which one it is, and the round that is played when it was published', () => {
  const rounds = running.rounds.map((round) => ({
    ...round,
    version: 3,
    publishedAt: '2026-11-14T09:05:00+01:00',
  }));
  const endsOf = (tournament: Tournament) =>
    paperPack(tournament, 1, META, setting).sheets.map(({ pages }) => {
      const said = texts(pages[0]!).map(textOf);
      return [said.find((text) => text.includes('issued')), said.find((text) => text.includes('page 1 of'))];
    });
  const now = 'Version 1, issued Sun 15 Nov 2026 13:41';
  const published = [
    [now, 'Cover, page 1 of 1'],
    [now, 'Part 1, page 1 of 1'],
    ['Version 3, issued Sat 14 Nov 2026 09:05', 'Part 2, page 1 of 1'],
    [now, 'Part 3, page 1 of 1'],
    [now, 'Part 4, page 1 of 1'],
    [now, 'Part 5, page 1 of 1'],
    [now, 'Part 6, page 1 of 1'],
    [now, 'Part 7, page 1 of 1'],
  ];
  expect(endsOf({ ...running, rounds })).toEqual(published);
  // A round that came with a report was published before this file knew it.
  const unknown = rounds.map((round) => ({ ...round, publishedAt: '' }));
  expect(endsOf({ ...running, rounds: unknown })).toEqual(
    published.with(2, ['Version 3, issued Sun 15 Nov 2026 13:41', 'Part 2, page 1 of 1']),
  );
});

it('a system that nobody knows has no page of rules and no sheets for the next round, which is paired by its own rules', () => {
  const atlantis = (tournament: Tournament) =>
    coverOf({ ...tournament, rules: { ...tournament.rules, system: 'of-atlantis' } });
  expect(atlantis(before).parts).toEqual([
    'Pairing cards before round 1',
    'Scoregroups before round 1',
    'Wall chart before round 1',
  ]);
  // Its next round is one, though nothing of it can be said.
  const unknown = [
    'This program does not know the pairing system of the tournament. Pair the next round',
    'by the rules of that system; the cards and the chart show the opponents met.',
  ];
  const stepsOf = (tournament: Tournament, lines: number) => atlantis(tournament).said.slice(-3 - lines, -3);
  expect(stepsOf(before, 6)).toEqual([
    'If the computer is gone',
    ...['1.', ...unknown],
    ...['2.', 'When the computer is back, enter the results.'],
  ]);
  expect(stepsOf(running, 9)).toEqual([
    'If the computer is gone',
    '1.',
    'Collect the results of the round on the sheet by board. Write them on the cards, and',
    'add up the scores.',
    ...['2.', ...unknown],
    ...['3.', 'When the computer is back, enter the results.'],
  ]);
  expect(stepsOf(eventOf(2), 3)).toEqual([
    '1.',
    'Every round is over. The chart and the cards show how the event ended; write',
    'corrections on the chart.',
  ]);
});

describe('the next round on paper', () => {
  const idOf = (tournament: Tournament, number: number) =>
    tournament.players.find(({ tpn }) => tpn === number)!.id;

  it('has the tables that so many players need: their own first, and then the first of the others', () => {
    const field = fieldOf({ players: 9, played: 0, rounds: 5 });
    const seating = {
      firstBoard: 101,
      leftOut: [102],
      fixed: [
        { player: idOf(field, 4), board: 140 },
        { player: idOf(field, 7), board: 103 },
      ],
    };
    const seated = { ...field, rules: { ...field.rules, seating } };
    expect(blankRoundView(seated, 0, META)).toMatchObject({
      round: 1,
      // Nine players are four boards; 102 is left out, and 103 is somebody's own.
      boards: [101, 103, 104, 140],
      games: [],
    });
    // Who has left needs no table any more.
    const players = seated.players.map((player) =>
      player.tpn === 4 ? { ...player, withdrawnFrom: 1 } : player,
    );
    expect(blankRoundView({ ...seated, players }, 0, META).boards).toEqual([101, 103, 104, 105]);
  });

  it('has no more tables than games, whoever has one of their own', () => {
    const pair = fieldOf({ players: 2, played: 0, rounds: 3 });
    const fixed = [
      { player: idOf(pair, 1), board: 7 },
      { player: idOf(pair, 2), board: 5 },
    ];
    const seating = { firstBoard: 1, leftOut: [], fixed };
    expect(blankRoundView({ ...pair, rules: { ...pair.rules, seating } }, 0, META).boards).toEqual([7]);
  });

  it('C.05 Annex 1 of a round robin whose numbers are yet to be given has the games of the lot, or of the order by hand', () => {
    const players = roundRobin.players.map((player) => ({ ...player, tpn: 0 }));
    const gamesOf = (rules: Partial<Tournament['rules']>) => {
      const bare = { ...roundRobin, players, rules: { ...roundRobin.rules, ...rules } };
      return { bare, games: blankRoundView(numbered(bare), 0, META).games };
    };
    const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => idOf(roundRobin, number)) as [
      ...[number, number, number, number],
    ];
    expect(gamesOf({ tableOrder: [third, first, fourth, second] }).games).toEqual([
      { white: '1  Čermin, Ana', black: '4  Bakker, Ana' },
      { white: '2  Aster, Ana', black: '3  Danner, Ana' },
    ]);
    const byLot = [1, 2, 3, 4, 5, 6].map((lotSeed) => {
      const { bare, games } = gamesOf({ numbersByLot: true, lotSeed });
      const drawn = new Map(
        numberingOf({ tournament: bare, numbersAreStale: false }, 1).flatMap((draft) =>
          draft.kind === 'numbers-assigned' ? draft.payload.numbers : [],
        ),
      );
      const given = players.map((player) => ({ ...player, tpn: drawn.get(player.id)! }));
      expect(games).toEqual(blankRoundView({ ...bare, players: given }, 0, META).games);
      return JSON.stringify(games);
    });
    expect(new Set(byLot).size).toBeGreaterThan(1);
  });

  it('of a round robin has its games by table, White first', () => {
    const seating = {
      firstBoard: 11,
      leftOut: [],
      fixed: [{ player: idOf(roundRobin, 4), board: 15 }],
    };
    const seated = { ...roundRobin, rules: { ...roundRobin.rules, seating } };
    expect(blankRoundView(seated, 0, META)).toMatchObject({
      round: 1,
      boards: [11, 15],
      games: [
        { white: '2  Bakker, Ana', black: '3  Čermin, Ana' },
        { white: '1  Aster, Ana', black: '4  Danner, Ana' },
      ],
    });
    // C.05 Annex 1: in the second round of four 4 has White against 3, and 1 against 2.
    expect(blankRoundView(roundRobin, 1, META)).toMatchObject({
      round: 2,
      boards: [1, 2],
      games: [
        { white: '4  Danner, Ana', black: '3  Čermin, Ana' },
        { white: '1  Aster, Ana', black: '2  Bakker, Ana' },
      ],
    });
  });
});
