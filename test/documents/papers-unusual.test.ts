/** Workings, certificates, covers and lists that are written down; letters are half as wide as high. */
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../src-main/documents/layout/sheet.ts';
import { normCertificatesSheet } from '../../src-main/documents/sheets/norm-certificates.ts';
import { packCoverSheet } from '../../src-main/documents/sheets/pack-cover.ts';
import { personCells, personColumns } from '../../src-main/documents/sheets/person.ts';
import { playerListSheet } from '../../src-main/documents/sheets/player-list.ts';
import { scheduleSheet, scheduleView, startOfRound } from '../../src-main/documents/sheets/schedule-sheet.ts';
import { startPosterView } from '../../src-main/documents/sheets/start-poster.ts';
import { hasRules, rulesView } from '../../src-main/documents/sheets/rules-sheet.ts';
import { workingsSheet } from '../../src-main/documents/sheets/workings.ts';
import { fullRulesOf, systemEdition, systemName } from '../../src-engine/texts/index.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { plain, strong } from '../../src-main/documents/layout/phrases.ts';
import type { NormCertificate } from '../../src-main/documents/views/norm-certificates-view.ts';
import type { WorkingsView } from '../../src-main/documents/views/workings-view.ts';
import { texts } from '../../src-main/documents/words.ts';
import { event, IMPRINT as CLUB, META } from './club-open.ts';
import { describeBook, matchesGolden } from './goldens.ts';
import { plainFace } from './plain-face.ts';

const IMPRINT = {
  ...{ event: 'Harbour Open', version: 1, issuedAt: '2026-11-15T13:41:07+01:00', draft: false, seal: '' },
};
const A4 = { size: 'A4', typeface: plainFace() } as const;
const described = (sheets: Readonly<Record<string, Sheet>>) =>
  Object.entries(sheets)
    .map(([name, sheet]) => `${name}\n${describeBook({ title: '', sheets: [sheet] })}`)
    .join('\n');
const LONG = 'Papadimitriou-Konstantinopoulou, Anneli';

describe('workings of tie-breaks', () => {
  type Value = WorkingsView['players'][number]['values'][number];
  type Term = Value['terms'][number];
  const person = (tpn: number, name: string) => ({ id: tpn + 300, tpn, name, title: null, rating: 0 });
  const term = (round: number, more: Partial<Term> = {}): Term => ({
    ...{ round, colour: 'white', opponent: person(round + 20, `Player ${round}`), result: '1', score: '' },
    ...{ contribution: `${round}.5`, cut: '', note: '', article: 'C.07 8.1' },
    ...more,
  });
  const value = (code: string, terms: readonly Term[], more: Partial<Value> = {}): Value => ({
    ...{ player: person(4, 'X'), code, name: 'Buchholz', value: '31.5', sentence: 'Sum of scores.', terms },
    ...{ total: 'Sum', article: 'C.07 (2026) 8.1' },
    ...more,
  });
  const player = (number: number, values: readonly Value[], name = `Number ${number}`) => ({
    ...{ number, name, rank: 1, points: 65, values },
  });
  const view = (...players: WorkingsView['players']): WorkingsView => ({
    ...{ imprint: IMPRINT, afterRound: 9, openGames: 0, whose: 'tied at the top', players },
  });
  const termsTo = (count: number) => Array.from({ length: count }, (_, at) => term(at + 1));

  it('say every round, with what was cut or did not count, and what has no lines', () => {
    const unusual = [
      term(1, { cut: 'cut: least significant', article: 'C.07 14.1' }),
      term(2, { colour: null, opponent: null, note: 'half-point bye, does not count', result: '½' }),
      term(3, { colour: 'black', score: '4', note: 'bye', cut: 'cut', opponent: person(9, LONG) }),
      term(0, { colour: null, result: '', contribution: '' }),
    ];
    return matchesGolden(
      described({
        'one player': workingsSheet(
          view(
            player(17, [
              value('BH/C1', unusual, {
                total: 'Average 2407 + 125 (6½ of 9 = 72 %), of nine opponents met',
              }),
              value('DE', [], { total: '', sentence: 'Rank in the standings of the tied players’ games.' }),
            ]),
          ),
          A4,
        ),
        nobody: workingsSheet({ ...view(), openGames: 2 }, A4),
        'a long name, tied with another': workingsSheet(
          view(
            player(
              4,
              [
                value('BH', [
                  term(1),
                  term(2, { opponent: person(9, 'Konstantinopoulou, Anneli Maria-Joana') }),
                ]),
              ],
              `${LONG} Maria Theresia`,
            ),
            player(5, []),
          ),
          A4,
        ),
      }),
      'others/workings-unusual',
    );
  });

  /** What stands in each column of each page: names of values, lines of rounds, who goes on. */
  const columnsOf = (...players: WorkingsView['players']) => {
    const { pages, paper } = workingsSheet(view(...players), A4);
    return pages.flatMap((page) => {
      const marks = page.flatMap((mark) => {
        if (mark.kind !== 'text' || mark.baseline < 60 || mark.baseline > 790) return [];
        const text = mark.runs.map((run) => run.text).join('');
        return [{ isRight: mark.x > paper.width / 2, baseline: mark.baseline, text }];
      });
      return [false, true].map((side) =>
        marks
          .filter(({ isRight }) => isRight === side)
          .toSorted((a, b) => a.baseline - b.baseline)
          .map(({ text }) => text),
      );
    });
  };

  it('go on in the next column with a value, under the name of the player', () => {
    // Nine rounds with head and sum are 166 points high: a column has room for the player and four of them.
    const values = ['BH1', 'BH2', 'BH3', 'BH4', 'BH5'].map((code) => value(code, termsTo(9)));
    const columns = columnsOf(player(7, values), player(8, [value('SB', termsTo(3))]));
    const heads = columns.map((words) =>
      words.filter((text) => /^(?:BH\d|SB|continued|\d+ *Number)/u.test(text)),
    );
    expect(heads).toEqual([
      ['7 Number 7', 'BH1 Buchholz', 'BH2 Buchholz', 'BH3 Buchholz', 'BH4 Buchholz'],
      ['continued', '7 Number 7', 'BH5 Buchholz', '8 Number 8', 'SB Buchholz'],
    ]);
    // Nobody goes on where the next player begins a column.
    const [, right] = columnsOf(player(7, values.slice(0, 4)), player(8, [value('SB', termsTo(9))]));
    expect(right!.slice(0, 3)).toEqual(['rank 1, 6½ points', '8 Number 8', 'SB Buchholz']);
  });

  it('are torn where they are longer than a column, the last line never from the sum', () => {
    const ends = (rounds: number) => {
      const [left, right] = columnsOf(player(7, [value('BH', termsTo(rounds))]));
      return [left!.at(-1), right!.slice(0, 3), right!.slice(-2)];
    };
    const goesOn = ['continued', '7 Number 7'];
    expect(ends(70)).toEqual(['58.5', [...goesOn, '59'], ['Sum', '31.5']]);
    expect(ends(57)).toEqual(['56.5', [...goesOn, '57'], ['Sum', '31.5']]);
  });
});

describe('certificates of norms', () => {
  const certificate = (more: Partial<NormCertificate> = {}): NormCertificate => ({
    ...{ norm: 'IM norm', title: 'International Master norm', name: LONG, federation: 'NOR' },
    facts: [
      ['Born', '2001'],
      ['FIDE ID', ''],
      ['Federation', 'NOR'],
    ],
    figures: [
      ['Score', '6 of 9'],
      ['Average', '2407'],
    ],
    games: [
      {
        ...{ round: 1, colour: 'white', name: 'Holt, Ana', title: 'GM', federation: 'DEN', rating: '2009' },
        ...{ counted: '2050', result: '1', note: 'raised' },
      },
      {
        ...{ round: 2, colour: null, name: 'no game', title: null, federation: '', rating: '', counted: '' },
        ...{ result: '½', note: '' },
      },
    ],
    total: { games: '9 games count', ratings: '21 659', score: '6' },
    conditions: [{ article: '1.4.1', asks: 'nine games', found: '9', state: 'met', stands: 'met' }],
    notes: ['A note.'],
    signatures: [
      { who: ['Arbiter', 'Ina Holt'], what: 'signature' },
      { who: ['Federation', ''], what: 'signature and stamp' },
    ],
    ...more,
  });

  it('are a page each, with lines for the pen where something is not known', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...certificate().games[0]!, round: at + 1 }));
    return matchesGolden(
      described({
        norms: normCertificatesSheet(
          {
            imprint: IMPRINT,
            certificates: [
              certificate(),
              certificate({ norm: 'GM norm', name: 'Holt, Ana', games: many, notes: [] }),
            ],
          },
          A4,
        ),
      }),
      'others/norms-unusual',
    );
  });
});

describe('lists', () => {
  const row = (number: number, more = {}) => ({
    ...{ number, name: 'Holt, Ana', title: null, federation: 'DEN', rating: 2100 },
    ...{ fideId: '', club: '', category: '', note: '', ...more },
  });

  it('of players leave out what nobody has', () =>
    matchesGolden(
      described({
        'nothing but names': playerListSheet({ imprint: IMPRINT, rows: [row(0), row(7, { rating: 0 })] }, A4),
        'all that there may be': playerListSheet(
          {
            imprint: IMPRINT,
            rows: [
              row(3, { fideId: '150', note: 'from round 3' }),
              row(4, { club: 'Rook', category: 'U16' }),
            ],
          },
          A4,
          'start-list',
        ),
      }),
      'others/players-unusual',
    ));

  it('say who somebody is in four columns, in three where everybody is of one federation', () => {
    const who = { name: 'Holt, Ana', title: 'WGM', federation: 'DEN', rating: 0 } as const;
    const name = [
      { text: 'Holt', bold: true },
      { text: ', Ana', bold: false },
    ];
    expect(personCells(who)).toEqual([strong('WGM'), name, plain('DEN'), plain('–')]);
    expect(personCells({ ...who, title: null, rating: 2100 }, false)).toEqual([
      strong(''),
      name,
      plain('2100'),
    ]);
    const columns = personColumns(12, 10);
    expect(columns).toEqual([
      { heading: '', align: 'left', size: 8.5, padding: [mm(1.5), mm(1.6)] },
      { heading: 'Name', align: 'left', size: 12, padding: [0, mm(2)], flexible: true },
      { heading: 'Fed', align: 'left', size: 10, padding: [0, mm(3)] },
      { heading: 'Rtg', align: 'right', size: 10, padding: [0, mm(2)] },
    ]);
    expect(personColumns(12, 10, false)).toEqual([columns[0], columns[1], columns[3]]);
  });
});

describe('rounds of an event', () => {
  const starts = { 2: '2026-11-16T09:30', 3: '2026-11-17T10:00' };
  const dated = { ...event, info: { ...event.info, roundDates: ['2026/11/14', '', '2026/11/18'] } };

  it('are played when their dates say, or when their start was announced', () => {
    const at = (round: number) => startOfRound(dated, round, { ...META, starts });
    expect([1, 2, 3, 4].map(at)).toEqual([
      { date: '2026/11/14', time: '' },
      { date: '2026-11-16', time: '09:30' },
      { date: '2026/11/18', time: '10:00' },
      { date: '', time: '' },
    ]);
    expect(startOfRound(dated, 2, META)).toEqual({ date: '', time: '' });
  });

  it('are all on the schedule, those to come and those beyond the plan', () => {
    const known = { date: '', time: '' };
    expect(scheduleView(dated, { ...META, starts })).toEqual({
      imprint: CLUB,
      rounds: [
        { round: 1, date: '2026/11/14', time: '', isPublished: true },
        { round: 2, date: '2026-11-16', time: '09:30', isPublished: true },
        { round: 3, date: '2026/11/18', time: '10:00', isPublished: false },
        { round: 4, ...known, isPublished: false },
      ],
    });
    const shorter = { ...event, rules: { ...event.rules, rounds: 2 } };
    expect(scheduleView(shorter, META).rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it('have no column of times before one is announced', () => {
    const rounds = [
      { round: 1, date: '2026/11/15', time: '', isPublished: true },
      { round: 2, date: '', time: '', isPublished: false },
    ];
    return matchesGolden(
      described({
        'without times': scheduleSheet({ imprint: IMPRINT, rounds }, A4),
        'with one': scheduleSheet(
          { imprint: IMPRINT, rounds: [rounds[0]!, { ...rounds[1]!, time: '09:30' }] },
          A4,
        ),
      }),
      'others/schedules',
    );
  });

  it('tell on their poster when the next one starts, and nothing after the last', () => {
    const meta = { ...META, starts };
    const poster = (round: number, tournament = dated) => {
      const { date, rateOfPlay, next, byBoard, byName } = startPosterView(tournament, round, meta);
      return [date, rateOfPlay, next, byBoard.round, byName.round];
    };
    const timed = { ...dated, info: { ...dated.info, timeControl: '90 min' } };
    expect(poster(1, timed)).toEqual([
      ...['2026/11/14', '90 min'],
      ...[{ round: 2, date: '2026-11-16', time: '09:30' }, 1, 1],
    ]);
    expect(poster(3)[2]).toEqual({ round: 4, date: '', time: '' });
    const shorter = { ...dated, rules: { ...dated.rules, rounds: 2 } };
    expect(poster(3, shorter)[2]).toBeNull();
    expect(poster(2, shorter)[2]).toEqual({ round: 3, date: '2026/11/18', time: '10:00' });
  });
});

describe('rules of an event', () => {
  const inSystem = (system: string, more = {}) => ({ ...event, rules: { ...event.rules, system, ...more } });

  it('are known for the systems of the program', () => {
    expect([hasRules(event), hasRules(inSystem('of-atlantis'))]).toEqual([true, false]);
  });

  it('are in short for FIDE’s systems, of the first and the last round where these differ', () => {
    const { sections, ...head } = rulesView(event, META);
    expect(head).toEqual({
      ...{ imprint: CLUB, isWhole: false },
      system: systemName('dutch-2026', texts.systems),
      edition: systemEdition('dutch-2026', texts.systems),
    });
    expect(sections.map(({ rules }) => rules.length).filter((count) => count === 0)).toEqual([]);
    const burstein = rulesView(inSystem('burstein-2026', { rounds: 9 }), META).sections;
    const titles = burstein.map(({ title }) => title);
    const [first, last] = [titles.indexOf('How to pair round 1'), titles.indexOf('How to pair round 9')];
    expect([first, last > 1]).toEqual([0, true]);
    expect(burstein.slice(1, last)).toEqual(sections);
  });

  it('are told in full where the program has them, with the limit of colours and the acceleration', () => {
    const view = (more: object) => rulesView(inSystem('mwm-burstein', more), META);
    expect(view({})).toMatchObject({ isWhole: true, sections: fullRulesOf('mwm-burstein', 20)!.sections });
    expect(view({ maximumColourDifference: 10 }).sections).toEqual(fullRulesOf('mwm-burstein', 10)!.sections);
    expect(fullRulesOf('mwm-burstein', 10)).not.toEqual(fullRulesOf('mwm-burstein', 20));
    const { sections } = view({ acceleration: 'baku-2026' });
    expect(sections).toEqual([...fullRulesOf('mwm-burstein', 20)!.sections, texts.crib.accelerated]);
  });
});

it('the cover of a pack numbers its parts and its steps', () =>
  matchesGolden(
    described({
      cover: packCoverSheet(
        {
          ...{ imprint: IMPRINT, afterRound: 0, system: 'Own System', edition: '' },
          parts: [
            { title: 'One', what: 'The first.', pages: 12 },
            { title: 'Two', what: '', pages: 1 },
          ],
          steps: [
            'Do this, and do it in as many words as take more than one line of the page, which this is.',
            'Then that.',
          ],
        },
        A4,
      ),
    }),
    'others/cover',
  ));
