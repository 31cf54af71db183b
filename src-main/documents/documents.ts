/** Every kind of document: when it can be made, and the sheet that it is. */
import { isPredetermined, type Tournament } from '../../src-engine/index.ts';
import { arbitersLogSheet } from './arbiters-log.ts';
import { crosstableSheet } from './crosstable.ts';
import {
  arbitersLogView,
  crosstableView,
  playerListView,
  standingsView,
  wallChartView,
} from './event-views.ts';
import type { Setting } from './frame.ts';
import { pairingsByBoardSheet } from './pairings-by-board.ts';
import { pairingsByNameSheet } from './pairings-by-name.ts';
import { playerListSheet } from './player-list.ts';
import { resultSlipsSheet } from './result-slips.ts';
import { pairingsByBoardView, pairingsByNameView, resultSlipsView } from './round-views.ts';
import { pairingCardsSheet } from './pairing-cards.ts';
import { numbered, pairingCardsView } from './pairing-cards-view.ts';
import { paperPack } from './paper-pack.ts';
import type { Book, Sheet } from './sheet.ts';
import { standingsSheet } from './standings.ts';
import type { Typeface } from './typeface.ts';
import type { DocumentKind, DocumentRequest, DocumentSource } from './view.ts';
import { noPlayers, noRound, notRoundRobin } from './words.ts';
import { wallChartSheet } from './wall-chart.ts';
import { workingsSheet } from './workings.ts';
import { workingsView } from './workings-view.ts';

type Content = Pick<DocumentSource, 'tournament' | 'meta' | 'log'>;

/** Why a document cannot be made, as a sentence; `''` when it can. */
export function whyUnavailable(kind: DocumentKind, tournament: Tournament, round: number | null): string {
  switch (kind) {
    case 'pairings-by-board':
    case 'pairings-by-name':
    case 'result-slips': {
      const wanted = roundInQuestion(kind, tournament, round);
      return tournament.rounds[wanted - 1] === undefined ? noRound(wanted) : '';
    }
    case 'crosstable':
      return isPredetermined(tournament) ? '' : notRoundRobin();
    case 'standings':
    case 'wall-chart':
    case 'tie-break-working':
    case 'pairing-cards':
    case 'paper-pack':
    case 'player-list':
      return tournament.players.length === 0 ? noPlayers() : '';
    case 'arbiters-log':
      return '';
  }
}

/**
 * The round that a request is about. Without one, pairings are those of the newest round, standings and charts
 * stand after the newest round that has a result.
 */
export function roundInQuestion(kind: DocumentKind, tournament: Tournament, round: number | null): number {
  if (kind === 'pairings-by-board' || kind === 'pairings-by-name' || kind === 'result-slips') {
    return round ?? Math.max(1, tournament.rounds.length);
  }
  // The next round is paired after all that are published, whether or not they are over.
  if (kind === 'pairing-cards' || kind === 'paper-pack')
    return Math.min(round ?? Infinity, tournament.rounds.length);
  const newest = tournament.rounds.findLastIndex(({ boards }) =>
    boards.some(({ result }) => result !== 'open'),
  );
  return Math.min(round ?? newest + 1, tournament.rounds.length);
}

/**
 * The pages of the requested document. Throws a RangeError when {@link whyUnavailable} would have said that the
 * round does not exist.
 */
export function bookOf(request: DocumentRequest, content: Content, typeface: Typeface): Book {
  const { kind, round, paper } = request;
  if (kind === 'paper-pack') {
    const { tournament, meta } = content;
    const number = roundInQuestion(kind, tournament, round);
    return paperPack(numbered(tournament), number, meta, { size: paper, typeface });
  }
  const sheet = sheetOf({ ...request, kind }, content, typeface);
  return { title: sheet.title, sheets: [sheet] };
}

export type SingleKind = Exclude<DocumentKind, 'paper-pack'>;

/** The pages of a document that is no book. Throws as {@link bookOf} does. */
export function sheetOf(
  { kind, round, paper, players }: DocumentRequest & { readonly kind: SingleKind },
  content: Content,
  typeface: Typeface,
): Sheet {
  const { tournament, meta, log } = content;
  const setting: Setting = { size: paper, typeface };
  const number = roundInQuestion(kind, tournament, round);
  switch (kind) {
    case 'pairings-by-board':
      return pairingsByBoardSheet(pairingsByBoardView(tournament, number, meta), setting);
    case 'pairings-by-name':
      return pairingsByNameSheet(pairingsByNameView(tournament, number, meta), setting);
    case 'result-slips':
      return resultSlipsSheet(resultSlipsView(tournament, number, meta), setting);
    case 'standings':
      return standingsSheet(standingsView(tournament, number, meta), setting);
    case 'wall-chart':
      return wallChartSheet(wallChartView(tournament, number, meta), setting);
    case 'crosstable':
      return crosstableSheet(crosstableView(tournament, number, meta), setting);
    case 'pairing-cards':
      return pairingCardsSheet(pairingCardsView(numbered(tournament), number, meta), setting);
    case 'tie-break-working':
      return workingsSheet(workingsView(tournament, number, players ?? null, meta), setting);
    case 'player-list':
      return playerListSheet(playerListView(tournament, meta), setting);
    case 'arbiters-log':
      return arbitersLogSheet(arbitersLogView(tournament, log, meta), setting);
  }
}
