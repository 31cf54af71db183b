/**
 * Every kind of document, in one table: where it stands, which round it is about, its key, its papers, when it can be
 * made, and the sheets that it is. The list on the page, file names, the command line and the tests derive from it; its
 * title is in the catalogue of texts.
 */
import { isPredetermined, normObstaclesOf, normsMadeIn, type Tournament } from '../../src-engine/index.ts';
import type { RunKind, RunSheet } from '../ipc/contract.ts';
import { cardsSheet } from './sheets/cards.ts';
import { rankedCategories } from './views/categories.ts';
import { categoryStandingsSheet } from './sheets/category-standings.ts';
import { changedBoardsSheet } from './sheets/changed-boards.ts';
import { changedBoardsView } from './views/changed-boards-view.ts';
import { crosstableSheet } from './sheets/crosstable.ts';
import {
  arbitersLogView,
  byName,
  crosstableView,
  playerListView,
  standingsView,
  wallChartView,
} from './views/event-views.ts';
import { explanationsSheet } from './sheets/explanations.ts';
import { explanationsView } from './views/explanations-view.ts';
import type { Setting } from './layout/frame.ts';
import { groupedListSheet, hasGroups, type GroupedKind } from './sheets/grouped-list.ts';
import { KINDS_OF, logSheetOf, type LogSheetKind } from './sheets/log-extract.ts';
import { normCertificatesSheet } from './sheets/norm-certificates.ts';
import { normCertificatesView } from './views/norm-certificates-view.ts';
import { pairingCardsSheet } from './sheets/pairing-cards.ts';
import { numbered, pairingCardsView } from './views/pairing-cards-view.ts';
import { pairingsByBoardSheet } from './sheets/pairings-by-board.ts';
import { pairingsByNameSheet } from './sheets/pairings-by-name.ts';
import { paperPack } from './sheets/paper-pack.ts';
import { playerListSheet } from './sheets/player-list.ts';
import { printRun } from './print-run.ts';
import { resultSheet } from './sheets/result-sheet.ts';
import { resultSlipsSheet } from './sheets/result-slips.ts';
import { pairingsByBoardView, pairingsByNameView, resultSlipsView } from './views/round-views.ts';
import { hasRules, rulesSheet, rulesView } from './sheets/rules-sheet.ts';
import { scheduleSheet, scheduleView } from './sheets/schedule-sheet.ts';
import type { Book, Sheet } from './layout/sheet.ts';
import { startPosterSheet, startPosterView } from './sheets/start-poster.ts';
import { standingsSheet } from './sheets/standings.ts';
import type {
  DocumentKind,
  DocumentMeta,
  DocumentRequest,
  DocumentSource,
  FormerPairing,
  PaperSize,
} from './views/view.ts';
import { wallChartSheet } from './sheets/wall-chart.ts';
import { texts } from './words.ts';
import { workingsSheet } from './sheets/workings.ts';
import { workingsView } from './views/workings-view.ts';

/** What a document is made from. */
export interface Making extends Pick<DocumentSource, 'tournament' | 'meta' | 'log'> {
  readonly former: FormerPairing | null;
  /** As `roundFor` gives it, 0 for a document of the event. */
  readonly round: number;
  readonly players: DocumentRequest['players'] | null;
  /** Which board is explained; null for the bye. */
  readonly board: number | null | 'all';
  /** What is in a set. */
  readonly run: readonly RunSheet[];
  /** A document of a set, as it is when it is printed alone; null where the round has none. */
  readonly partOf: (kind: RunKind, making: Making) => Book | null;
  readonly setting: Setting;
}

/** Heading on the page under which a document stands. */
export type DocumentGroup = 'round' | 'standings' | 'pack' | 'event';

interface DocumentType {
  readonly group: DocumentGroup;
  /**
   * What it is about: a `round`, drafts included; the state `after-round`, by default after the newest one that has a
   * result, and for the pack after the newest on the wall; or the `event`.
   */
  readonly scope: 'round' | 'after-round' | 'event';
  /** Its own key on the Documents page, whatever else is on the list. */
  readonly key: string;
  readonly papers: readonly PaperSize[];
  /** It prints entries of the log, which a report does not have. */
  readonly readsLog?: boolean;
  /** Why it cannot be made, as a sentence; `''` when it can. */
  readonly whyNot: (tournament: Tournament, round: number) => string;
  readonly make: (making: Making) => Sheet | Book;
}

const ALL_PAPERS: readonly PaperSize[] = ['A4', 'A3', 'LETTER'];

const whyNoRound = (tournament: Tournament, round: number): string =>
  tournament.rounds[round - 1] === undefined ? texts.sheets.noRound(round) : '';
const whyNoGames = (tournament: Tournament, round: number): string =>
  whyNoRound(tournament, round) ||
  (tournament.rounds[round - 1]!.boards.length === 0 ? texts.sheets.noGames(round) : '');
const whyNoPlayers = ({ players }: Tournament): string =>
  players.length === 0 ? texts.sheets.noPlayers() : '';

function whyNoNorms(tournament: Tournament): string {
  if (normsMadeIn(tournament).length > 0) return '';
  const [obstacle] = normObstaclesOf(tournament);
  return obstacle === undefined ? texts.normSheet.none : texts.norms.obstacles[obstacle];
}

const OF_ROUND = { group: 'round', scope: 'round', papers: ALL_PAPERS, whyNot: whyNoRound } as const;
const OF_STANDINGS = {
  group: 'standings',
  scope: 'after-round',
  papers: ALL_PAPERS,
  whyNot: whyNoPlayers,
} as const;
const OF_PACK = { ...OF_STANDINGS, group: 'pack' } as const;
const OF_EVENT = { group: 'event', scope: 'event', papers: ALL_PAPERS } as const;
const OF_CARDS = { ...OF_EVENT, whyNot: whyNoPlayers } as const;

function groupedList(kind: GroupedKind, key: string): DocumentType {
  const view = (tournament: Tournament, meta: DocumentMeta) => playerListView(tournament, meta);
  return {
    ...OF_EVENT,
    key,
    whyNot: ({ players }) => (hasGroups(kind, players) ? '' : texts.sheets.noEntries()),
    make: ({ tournament, meta, setting }) => groupedListSheet(kind, view(tournament, meta), setting),
  };
}

function logSheet(kind: LogSheetKind, key: string): DocumentType {
  return {
    ...OF_EVENT,
    key,
    readsLog: true,
    whyNot: () => '',
    make: ({ tournament, log, meta, setting }) =>
      logSheetOf(kind, arbitersLogView(tournament, log, meta, KINDS_OF[kind]), setting),
  };
}

/** By kind, in the order of the page. A kind without an entry does not compile. */
export const DOCUMENTS: Readonly<Record<DocumentKind, DocumentType>> = {
  'print-run': {
    ...OF_ROUND,
    key: 'U',
    whyNot: (tournament, round) =>
      whyNoRound(tournament, round) ||
      (tournament.rounds[round - 1]!.stage === 'published' ? '' : texts.sheets.notPublished(round)),
    make: (making) => printRun(making.run, making.round, (kind) => making.partOf(kind, making)),
  },
  'pairings-by-board': {
    ...OF_ROUND,
    key: '1',
    make: ({ tournament, round, meta, setting }) =>
      pairingsByBoardSheet(pairingsByBoardView(tournament, round, meta), setting),
  },
  'pairings-by-name': {
    ...OF_ROUND,
    key: '2',
    make: ({ tournament, round, meta, setting }) =>
      pairingsByNameSheet(pairingsByNameView(tournament, round, meta), setting),
  },
  'result-slips': {
    ...OF_ROUND,
    key: '3',
    whyNot: whyNoGames,
    make: ({ tournament, round, meta, setting }) =>
      resultSlipsSheet(resultSlipsView(tournament, round, meta), setting),
  },
  'result-sheet': {
    ...OF_ROUND,
    key: 'R',
    whyNot: whyNoGames,
    make: ({ tournament, round, meta, setting }) =>
      resultSheet(pairingsByBoardView(tournament, round, meta), setting),
  },
  'changed-boards': {
    ...OF_ROUND,
    key: 'V',
    whyNot: (tournament, round) =>
      whyNoRound(tournament, round) ||
      (tournament.rounds[round - 1]!.version < 2 ? texts.sheets.fromVersion2() : ''),
    make: ({ tournament, round, meta, former, setting }) =>
      changedBoardsSheet(changedBoardsView(tournament, round, former, meta), setting),
  },
  explanations: {
    ...OF_ROUND,
    key: 'Q',
    make: ({ tournament, round, meta, board, setting }) =>
      explanationsSheet(explanationsView(tournament, round, board, meta), setting),
  },
  'start-poster': {
    ...OF_ROUND,
    key: 'S',
    make: ({ tournament, round, meta, setting }) =>
      startPosterSheet(startPosterView(tournament, round, meta), setting),
  },
  'category-standings': {
    ...OF_STANDINGS,
    key: 'K',
    whyNot: (tournament) =>
      rankedCategories(tournament, texts.standings).length === 0 ? texts.sheets.noCategories() : '',
    make: ({ tournament, round, meta, setting }) => {
      const [first, ...others] = rankedCategories(tournament, texts.standings).map(({ label, filter }) => ({
        label,
        view: standingsView(tournament, round, meta, filter),
      }));
      if (first === undefined) throw new RangeError('No category to rank.');
      return categoryStandingsSheet([first, ...others], setting);
    },
  },
  'wall-poster': {
    ...OF_STANDINGS,
    key: 'W',
    papers: ['A1', 'A2'],
    make: ({ tournament, round, meta, setting }) =>
      wallChartSheet(wallChartView(tournament, round, meta), setting, 'wall-poster'),
  },
  'swiss-crosstable': {
    ...OF_STANDINGS,
    key: 'B',
    make: ({ tournament, round, meta, setting }) =>
      wallChartSheet(wallChartView(tournament, round, meta, 'rank'), setting, 'swiss-crosstable'),
  },
  standings: {
    ...OF_STANDINGS,
    key: '4',
    make: ({ tournament, round, meta, setting }) =>
      standingsSheet(standingsView(tournament, round, meta), setting),
  },
  'wall-chart': {
    ...OF_STANDINGS,
    key: '5',
    make: ({ tournament, round, meta, setting }) =>
      wallChartSheet(wallChartView(tournament, round, meta), setting),
  },
  crosstable: {
    ...OF_STANDINGS,
    key: '6',
    whyNot: (tournament) => (isPredetermined(tournament) ? '' : texts.sheets.notRoundRobin()),
    make: ({ tournament, round, meta, setting }) =>
      crosstableSheet(crosstableView(tournament, round, meta), setting),
  },
  'tie-break-working': {
    ...OF_STANDINGS,
    key: '7',
    make: ({ tournament, round, meta, players, setting }) =>
      workingsSheet(workingsView(tournament, round, players ?? null, meta), setting),
  },
  'pairing-cards': {
    ...OF_PACK,
    key: '8',
    make: ({ tournament, round, meta, setting }) =>
      pairingCardsSheet(pairingCardsView(numbered(tournament), round, meta), setting),
  },
  'paper-pack': {
    ...OF_PACK,
    key: '9',
    make: ({ tournament, round, meta, setting }) => paperPack(numbered(tournament), round, meta, setting),
  },
  'player-list': {
    ...OF_EVENT,
    key: 'P',
    whyNot: whyNoPlayers,
    make: ({ tournament, meta, setting }) => playerListSheet(playerListView(tournament, meta), setting),
  },
  'start-list': {
    ...OF_EVENT,
    key: 'N',
    whyNot: whyNoPlayers,
    make: ({ tournament, meta, setting }) =>
      playerListSheet(playerListView(tournament, meta, byName), setting, 'start-list'),
  },
  'players-by-federation': groupedList('players-by-federation', 'F'),
  'players-by-club': groupedList('players-by-club', 'C'),
  'players-by-category': groupedList('players-by-category', 'G'),
  'place-cards': {
    ...OF_CARDS,
    key: 'D',
    make: ({ tournament, meta, setting }) =>
      cardsSheet('place-cards', playerListView(tournament, meta, byName), setting),
  },
  badges: {
    ...OF_CARDS,
    key: 'E',
    make: ({ tournament, meta, setting }) =>
      cardsSheet('badges', playerListView(tournament, meta, byName), setting),
  },
  schedule: {
    ...OF_EVENT,
    key: 'H',
    whyNot: () => '',
    make: ({ tournament, meta, setting }) => scheduleSheet(scheduleView(tournament, meta), setting),
  },
  rules: {
    ...OF_EVENT,
    key: 'Z',
    whyNot: (tournament) => (hasRules(tournament) ? '' : texts.sheets.noRules()),
    make: ({ tournament, meta, setting }) => rulesSheet(rulesView(tournament, meta), setting),
  },
  'norm-certificates': {
    ...OF_EVENT,
    key: '0',
    whyNot: whyNoNorms,
    make: ({ tournament, meta, players, setting }) =>
      normCertificatesSheet(normCertificatesView(tournament, players ?? null, meta), setting),
  },
  'arbiters-log': logSheet('arbiters-log', 'L'),
  incidents: logSheet('incidents', 'I'),
  lots: logSheet('lots', 'J'),
};
