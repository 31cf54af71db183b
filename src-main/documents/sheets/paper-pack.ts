/** The Paper Pack: everything that the next round can be paired by when the computer is gone. */
import { systemEdition, systemName } from '../../../src-engine/texts/index.ts';
import {
  inHallOrder,
  isPredetermined,
  participantsOf,
  playersById,
  seatsOf,
  tableNumbers,
  USUAL_SEATING,
  type PlayerId,
  type Seating,
  type Tournament,
} from '../../../src-engine/index.ts';
import { blankPairingSheet, blankResultSheet } from './blank-round.ts';
import { cribOf } from '../views/crib.ts';
import { cribSheet } from './crib-sheet.ts';
import { crosstableSheet } from './crosstable.ts';
import { crosstableView, wallChartView } from '../views/event-views.ts';
import type { Setting } from '../layout/frame.ts';
import { packCoverSheet } from './pack-cover.ts';

import { pairingCardsSheet } from './pairing-cards.ts';
import { hasNextRound, pairingCardsView } from '../views/pairing-cards-view.ts';
import { pairingsByBoardSheet } from './pairings-by-board.ts';
import { imprintOf, pairingsByBoardView } from '../views/round-views.ts';
import { scheduleOf } from '../views/schedule.ts';
import { scoregroupsSheet } from './scoregroups.ts';
import type { Book, Sheet } from '../layout/sheet.ts';
import type { DocumentMeta } from '../views/view.ts';
import type { PackCoverView } from './pack-cover.ts';
import type { CribView } from './crib-sheet.ts';
import type { BlankRoundView } from './blank-round.ts';
import { texts } from '../words.ts';
import { wallChartSheet } from './wall-chart.ts';

interface Part {
  readonly title: string;
  readonly what: string;
  readonly sheet: (meta: DocumentMeta) => Sheet;
}

/** The pack after `afterRound` published rounds; open games of the last one are for the pen. */
export function paperPack(
  tournament: Tournament,
  afterRound: number,
  meta: DocumentMeta,
  setting: Setting,
): Book {
  const parts = partsOf(tournament, afterRound, setting);
  const sheets = parts.map(({ sheet }, index) => sheet({ ...meta, part: texts.paperPack.part(index + 1) }));
  const cover: PackCoverView = {
    imprint: imprintOf(tournament, { ...meta, part: texts.paperPack.cover }),
    afterRound,
    ...systemNameOf(tournament),
    parts: parts.map(({ title, what }, index) => ({
      title,
      what,
      pages: sheets[index]!.pages.length,
    })),
    steps: stepsOf(tournament, afterRound),
  };
  const title = texts.sheets.titleAfter(texts.sheets.titles['paper-pack'], afterRound);
  return { title, sheets: [packCoverSheet(cover, setting), ...sheets] };
}

function partsOf(tournament: Tournament, afterRound: number, setting: Setting): readonly Part[] {
  const next = afterRound + 1;
  const running = tournament.rounds[afterRound - 1];
  const predetermined = isPredetermined(tournament);
  const open = isRunning(tournament, afterRound);
  const played = open ? afterRound - 1 : afterRound;
  const cards = (meta: DocumentMeta) => pairingCardsView(tournament, afterRound, meta);
  const { what } = texts.paperPack;
  const parts: Part[] = [];
  const crib = hasNextRound(tournament, afterRound) ? cribView(tournament, next) : null;
  if (crib !== null)
    parts.push({
      title: texts.paperPack.howToPair(next),
      what: what.crib,
      sheet: (meta) => cribSheet({ ...crib, imprint: imprintOf(tournament, meta) }, setting),
    });
  if ((open || isAdjourned(tournament, afterRound)) && running !== undefined)
    parts.push({
      title: texts.sheets.titleOfRound(afterRound, texts.sheets.titles['pairings-by-board']),
      what: what.running,
      sheet: (meta) =>
        pairingsByBoardSheet(
          pairingsByBoardView(tournament, afterRound, {
            ...meta,
            version: running.version,
            issuedAt: running.publishedAt || meta.issuedAt,
          }),
          setting,
        ),
    });
  parts.push({
    title: texts.sheets.titles['pairing-cards'],
    what: what.cards,
    sheet: (meta) => pairingCardsSheet(cards(meta), setting),
  });
  if (!predetermined)
    parts.push({
      title: texts.paperPack.groups,
      what: what.groups,
      sheet: (meta) => scoregroupsSheet(cards(meta), setting),
    });
  parts.push(
    predetermined
      ? {
          title: texts.sheets.titles.crosstable,
          what: what.crosstable,
          sheet: (meta) => crosstableSheet(crosstableView(tournament, played, meta), setting),
        }
      : {
          title: texts.sheets.titles['wall-chart'],
          what: what.chart,
          sheet: (meta) => wallChartSheet(wallChartView(tournament, played, meta), setting),
        },
  );
  if (!hasNextRound(tournament, afterRound)) return parts;
  const blank = (meta: DocumentMeta) => blankRoundView(tournament, afterRound, meta);
  return [
    ...parts,
    {
      title: texts.sheets.titleOfRound(next, texts.paperPack.blankPairings),
      what: predetermined ? what.scheduled : what.blankPairings,
      sheet: (meta) => blankPairingSheet(blank(meta), setting),
    },
    {
      title: texts.sheets.titleOfRound(next, texts.paperPack.resultSheet),
      what: what.blankResults,
      sheet: (meta) => blankResultSheet(blank(meta), setting),
    },
  ];
}

/** Some game of the last published round has no result. */
function isRunning({ rounds }: Tournament, afterRound: number): boolean {
  return rounds[afterRound - 1]?.boards.some(({ result }) => result === 'open') === true;
}

/** The last round of all has a game that goes on another day: until then the event is not over. */
function isAdjourned({ rounds, rules }: Tournament, afterRound: number): boolean {
  const last = rules.rounds <= afterRound ? rounds[afterRound - 1] : undefined;
  return last?.boards.some(({ result }) => result === 'adjourned') === true;
}

function systemNameOf({ rules }: Tournament): { readonly system: string; readonly edition: string } {
  const { systems } = texts;
  return { system: systemName(rules.system, systems), edition: systemEdition(rules.system, systems) };
}

function cribView(tournament: Tournament, round: number): Omit<CribView, 'imprint'> | null {
  const crib = cribOf(tournament, round);
  return crib === null ? null : { round, ...systemNameOf(tournament), sections: crib.sections };
}

/** Results are collected first where a round is played: only then its sheet by board is in the pack. */
function stepsOf(tournament: Tournament, afterRound: number): readonly string[] {
  const { steps } = texts.paperPack;
  const open = isRunning(tournament, afterRound);
  if (afterRound >= tournament.rules.rounds)
    return open || isAdjourned(tournament, afterRound) ? steps.last : steps.over;
  if (isPredetermined(tournament)) return steps.table;
  const all = hasNextRound(tournament, afterRound) ? steps.swiss : steps.unknown;
  return open ? all : all.slice(1);
}

/** The next round with as many boards as players may come; a round robin has its games, at their tables. */
export function blankRoundView(
  tournament: Tournament,
  afterRound: number,
  meta: DocumentMeta,
): BlankRoundView {
  const round = afterRound + 1;
  const cut = { ...tournament, rounds: tournament.rounds.slice(0, afterRound) };
  const seating = tournament.rules.seating ?? USUAL_SEATING;
  const players = playersById(tournament);
  const named = (id: PlayerId): string => `${players.get(id)!.tpn}  ${players.get(id)!.name}`;
  const scheduled = [...(scheduleOf(cut, round).get(round) ?? [])].flatMap(([white, { opponent, colour }]) =>
    opponent !== null && colour === 'white' ? [{ white, black: opponent }] : [],
  );
  const numbers = seatsOf(scheduled, seating);
  return {
    imprint: imprintOf(tournament, meta),
    round,
    boards:
      scheduled.length > 0
        ? numbers.toSorted((a, b) => a - b)
        : tablesFor(participantsOf(cut, round, { participants: 'declared' }), seating),
    games: inHallOrder(scheduled, numbers).pairs.map(({ white, black }) => ({
      white: named(white),
      black: named(black),
    })),
  };
}

/** Numbers of the tables that these players need: their own, and the first of the others. */
function tablesFor(playing: ReadonlySet<PlayerId>, seating: Seating): readonly number[] {
  const count = Math.floor(playing.size / 2);
  const own = seating.fixed
    .flatMap(({ player, board }) => (playing.has(player) ? [board] : []))
    .slice(0, count);
  return [...own, ...tableNumbers(seating, count - own.length, new Set(own))].sort((a, b) => a - b);
}
