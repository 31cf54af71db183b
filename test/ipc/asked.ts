/** What every query takes, written a second time from what the pages need and what could do harm. */
import { NORM_TITLES, RATING_METHODS } from '../../src-engine/index.ts';
import { DOCUMENT_KINDS, EXPORT_FORMATS, RUN_KINDS, FILE_PURPOSES } from '../../src-main/ipc/contract.ts';
import type { QueryName } from '../../src-main/ipc/contract.ts';
import { COUNT, FILE, NOTHING, PACE, PAPER, PLAYER, POINTS, ROUND, TEXT, YES_OR_NO } from './fields.ts';
import { listOf, nullable, object, oneOf, optional, type Shape, whole } from './shapes.ts';

/** A day of the calendar, or nothing for one that is not known. */
export const DAY: Shape = {
  taken: ['', '2026/11/15', '2024/02/29', '2026/01/01', '2026/12/31', '2026/04/30'],
  refused: [
    ...['2026/02/29', '2026/04/31', '2026/13/01', '2026/00/10', '2026/11/00', '2026/11/32'],
    ...['2026-11-15', '26/11/15', '2026/1/15', '2026/11/5', '12026/11/15', '2026/11/155', ' 2026/11/15'],
    ...['2026/11/15 ', 'soon', 7, null],
  ],
};
const ACCELERATION = oneOf('none', 'baku-2026', 'baku-2017');
/** What decides how a new tournament is played. */
export const NEW_RULES = {
  system: TEXT,
  acceleration: ACCELERATION,
  startDate: DAY,
  timeControl: optional(TEXT),
  points: optional(object({ win: POINTS, draw: POINTS, loss: POINTS, bye: POINTS })),
  tieBreaks: optional(listOf(TEXT)),
};
/** The sheets of a set, each once to nine times. */
export const RUN = listOf(object({ kind: oneOf(...RUN_KINDS), copies: whole(1, 9) }), 1, 8);
export const DOCUMENT = {
  kind: oneOf(...DOCUMENT_KINDS),
  round: nullable(ROUND),
  paper: PAPER,
  players: optional(listOf(PLAYER)),
  board: optional(nullable(COUNT)),
  run: optional(RUN),
};
/** The rating of a player without one in tie-breaks, or that there is none. */
export const UNRATED: Shape = {
  taken: ['drop', 'leave-out', 1, 4000],
  refused: ['', 'no', 0, 4001, 1.5, null],
};
export const CHOSEN = object({ list: TEXT, pace: PACE });
export const AUDIT_ENTRY = object({
  kind: oneOf('other-person', 'differs', 'other-month', 'twice', 'missing', 'out-of-line'),
  player: PLAYER,
  other: nullable(PLAYER),
});
export const PAIRS = listOf(object({ white: PLAYER, black: PLAYER }));
const ENTRY_OF_LOG = nullable(COUNT);
/** 2.8 MB in base64. */
export const BYTES: Shape = {
  taken: ['', 'QUJD', 'QQ==', 'A'.repeat(3_800_000)],
  refused: ['A'.repeat(3_800_004), 'QUJ', '*', 7, null],
};

export const ASKED: Readonly<Record<QueryName, Shape>> = {
  'app.state': NOTHING,
  'app.systems': NOTHING,
  'files.browse': object({ purpose: oneOf(...FILE_PURPOSES), folder: nullable(FILE), into: TEXT }),
  'tournament.asTyped': object({ ...NEW_RULES, fileName: TEXT, players: optional(ROUND) }),
  'filing.problems': object({ format: oneOf(...EXPORT_FORMATS), purpose: oneOf('exchange', 'report') }),
  'settings.view': NOTHING,
  'settings.tieBreaks': object({ codes: listOf(TEXT), text: oneOf('2024', '2026'), unrated: UNRATED }),
  'players.view': NOTHING,
  'players.candidate': object({ list: TEXT, place: COUNT, chosen: nullable(CHOSEN) }),
  'players.audit': NOTHING,
  'players.auditEntry': AUDIT_ENTRY,
  'players.card': object({ player: PLAYER }),
  'round.repairs': object({
    round: ROUND,
    missing: listOf(PLAYER),
    arrived: listOf(PLAYER),
    held: listOf(COUNT),
    played: listOf(object({ board: COUNT, white: PLAYER, black: PLAYER })),
  }),
  'round.view': object({ round: ROUND }),
  'round.why': object({ round: ROUND, board: nullable(COUNT) }),
  'round.byHand': object({ round: ROUND, pairs: PAIRS, bye: nullable(PLAYER) }),
  'round.preview': object({ round: ROUND }),
  'round.whyNot': object({ round: ROUND, a: PLAYER, b: PLAYER }),
  'results.verification': object({ round: ROUND }),
  'standings.view': object({ afterRound: nullable(COUNT), category: TEXT }),
  'standings.working': object({ player: PLAYER, code: TEXT, afterRound: COUNT }),
  'norms.view': NOTHING,
  'norms.detail': object({ player: PLAYER, norm: oneOf(...NORM_TITLES) }),
  'documents.list': object({ round: ROUND }),
  'documents.render': object(DOCUMENT),
  'documents.run': NOTHING,
  'documents.jobs': NOTHING,
  'documents.kept': object({ job: TEXT }),
  'seals.check': object({ code: TEXT }),
  'seals.checkFile': object({ base64: BYTES }),
  'hall.control': NOTHING,
  'incidents.view': NOTHING,
  'lists.choices': object({ method: oneOf(...RATING_METHODS), federation: TEXT }),
  'lists.view': NOTHING,
  'lists.search': object({ list: nullable(TEXT), text: TEXT, limit: whole(1, 100), tolerant: YES_OR_NO }),
  'lab.view': NOTHING,
  'lab.rest': NOTHING,
  'log.view': object({
    text: TEXT,
    category: oneOf(...['round', 'result', 'player', 'settings', 'system', 'undo'], ...['all', 'integrity']),
    from: COUNT,
    count: whole(0, 500),
    seq: ENTRY_OF_LOG,
  }),
  'log.outline': NOTHING,
  'log.moment': object({ seq: COUNT }),
  'log.restorePoints': NOTHING,
};
