/** Pages that are no documents of the list: the laboratory's, the certificate of a report, the audit; compared with the files in golden/. */
import { expect, it } from 'vitest';
import type { Finding } from '../../src-engine/index.ts';
import { auditSheet } from '../../src-main/documents/sheets/audit-sheet.ts';
import { labSheet } from '../../src-main/documents/sheets/lab-sheet.ts';
import { certificateSheet } from '../../src-main/documents/sheets/report-certificate.ts';
import { experimentsFor, figuresOf } from '../../src-main/lab/organiser.ts';
import type { AuditRow, AuditView } from '../../src-main/ipc/contract.ts';
import { writtenTally } from '../lab/written.ts';
import { typeface } from './fonts.ts';
import { describeBook, matchesGolden } from './goldens.ts';

const setting = { size: 'A4', typeface: await typeface() } as const;

/** How far tournaments of a contestant are above or below what the first one gave, run by run. */
const SPREAD = [0, 3, 1, 4, 2, 5, 7, 2];
const AMOUNT = { value: 12.3, margin: 4.5 };
const EVERY_FINDING: readonly Finding[] = [
  { code: 'ranks-best', best: 1, over: 0, pairs: AMOUNT },
  { code: 'level', reference: 0, others: [2] },
  { code: 'ranks-worst', worst: 2, under: 0, pairs: AMOUNT },
  { code: 'fewest-floats', fewest: 1, than: 0, floats: AMOUNT },
  { code: 'most-floats', most: 2, than: 0, floats: AMOUNT },
  { code: 'evenest', evenest: 2, than: 0, games: AMOUNT },
  { code: 'top-seeds-meet', contestant: 1, round: 4, reference: 0, referenceRound: 2 },
];

it('the laboratory’s page: means, spreads, meetings, the curve, and every sentence', async () => {
  const systems = ['dutch-2026', 'mwm-burstein', 'dutch-2026+baku-2026'];
  const field = { kind: 'ratings', ratings: Array.from({ length: 12 }, (_, at) => 2400 - 40 * at) } as const;
  const { main, longer } = experimentsFor({ field, systems, rounds: 4, tieBreaks: [] });
  const runs = SPREAD.length;
  const mainTally = writtenTally(main, runs, (contestant, key, run) => {
    if (key === 'topMeeting') return 1 + ((run + contestant) % 5);
    if (key === 'champion') return run % (contestant + 2) === 0 ? 1 : 0;
    return 20 + 4 * contestant + SPREAD[run]!;
  });
  const longerTally = writtenTally(longer, runs, (_, key, run) => {
    const round = key === 'tau' ? longer.rounds : Number(/^tau@(\d)$/.exec(key)?.[1] ?? 0);
    return 10 + 4 * round + SPREAD[run]!;
  });
  const figures = { ...figuresOf(systems, mainTally, longerTally), findings: EVERY_FINDING };
  const run = {
    field: {
      kind: 'ratings' as const,
      ...{ name: 'Harbour Open', players: 12, lowest: 1960, highest: 2400, unrated: 2, unratedAs: 1400 },
    },
    ...{ systems, rounds: 4, runs: 9, done: runs, secondsLeft: null, figures },
    state: 'stopped' as const,
  };
  const page = labSheet({ run, issuedAt: '2026-11-22T16:20:00+01:00' }, setting);
  await matchesGolden(describeBook({ title: page.title, sheets: [page] }), 'others/laboratory.A4');
});

it('a certificate: facts, verdict, what was found by sections, over several pages', async () => {
  const line = (place: string, text: string, isDetail = false) => ({ place, text, isDetail });
  const sheet = certificateSheet(
    {
      ...{ event: 'Harbour Open 2026', checkedAt: '2026-11-22T16:20:00+01:00' },
      facts: [
        { label: 'File', value: 'harbour-open.trf' },
        { label: 'Fingerprint', value: '4f2a91c0 '.repeat(14).trim() },
      ],
      verdict: 'Two rounds are not those of the system.',
      sections: [
        {
          title: 'Rounds',
          lines: [
            line('Round 2', 'Two boards would be paired differently.'),
            line('', 'Berg – Holt is due.', true),
            line('Round 5', 'The bye would go to another player. '.repeat(6).trim()),
          ],
        },
        {
          title: 'Lines',
          lines: Array.from({ length: 45 }, (_, at) =>
            line(`${at + 10}:85`, `Points of player ${at + 1} disagree.`),
          ),
        },
      ],
      closing: 'Nothing else differs.',
    },
    setting,
  );
  expect(sheet.pages.length).toBeGreaterThan(1);
  await matchesGolden(describeBook({ title: sheet.title, sheets: [sheet] }), 'others/certificate.A4');
});

it('the audit: a row of each kind', async () => {
  const row = (kind: AuditRow['kind'], id: number, name: string, more: Partial<AuditRow>): AuditRow => ({
    ...{ kind, other: null, fields: [], list: null, number: null, likely: 0, oddities: [], seen: '' },
    player: { id, name, rating: 2000 + id, title: null, tpn: id + 100 },
    ...more,
  });
  const rows = [
    row('other-person', 4, 'Marten, Milan', {
      fields: [{ field: 'name', entered: 'Marten, Milan', listed: 'Kasparek, Gustav' }],
    }),
    row('differs', 23, 'Ilmar, Ana', {
      fields: [
        { field: 'rating', entered: '2335', listed: '2294' },
        { field: 'birth', entered: '', listed: '1999' },
      ],
      number: { from: 23, to: 28 },
    }),
    row('other-month', 31, 'Holt, Ana', {}),
    row('twice', 39, 'Gorsky, Signe', {
      other: { id: 54, name: 'Gorski, Signé', rating: 2147, title: null, tpn: 2 },
    }),
    row('missing', 59, 'Nebel, Petra', { likely: 3 }),
    row('out-of-line', 16, 'Varga, Eva', {
      oddities: [{ code: 'moved', from: 2178, to: 2392, month: '2025-11' }],
    }),
  ];
  const list = { id: 'fide-2026-11', name: 'FIDE', month: '2026-11' };
  const audit = {
    ...{ list, lists: [list], rows, agree: 106, wantedMonth: '2026-11', kept: 4, otherMonth: 2 },
    unsure: { names: [], federation: '' },
  } as unknown as AuditView;
  const about = { event: 'Harbour Open 2026', issuedAt: '2026-11-22T16:20:00+01:00' };
  const sheet = auditSheet({ ...about, audit }, setting);
  await matchesGolden(describeBook({ title: sheet.title, sheets: [sheet] }), 'others/audit.A4');
});
