/** All settings, by group; of the tournament's, which parts of its form each one is, and what may be wrong with it. Their words: settings-words.ts. */
import type { Scoring, SystemSetting } from '../../../src-engine/index.ts';
import { text } from '../../texts.ts';
import type { SettingsForm } from './settings-form.svelte.ts';

/** Groups of the tournament, each with its settings in their order. */
const OF_TOURNAMENT = {
  event: [
    'name',
    'city',
    'federation',
    'days',
    'type',
    'chiefArbiter',
    'deputyArbiters',
    'timeControl',
    'encodedTimeControl',
    'roundDates',
  ],
  system: [
    'rounds',
    'system',
    'initialColour',
    'acceleration',
    'numbers',
    'lastRoundsInOrder',
    'maxiTournament',
    'colourDifference',
    'lotSeed',
    'corrections',
    'fideMode',
  ],
  scoring: [
    'whiteWin',
    'blackWin',
    'whiteDraw',
    'blackDraw',
    'whiteLoss',
    'blackLoss',
    'forfeitWin',
    'forfeitLoss',
    'pairingAllocatedBye',
    'fullBye',
    'halfBye',
    'zeroBye',
    'unknown',
  ],
  'tie-breaks': ['tieBreakText', 'unrated', 'tieBreaks'],
  ratings: ['rating', 'ratingLists', 'orderOfEquals', 'longEvent', 'ratingInTieBreaks'],
  apart: ['apart'],
  seats: ['firstBoard', 'leftOut', 'fixed'],
} as const;

/** Groups of this laptop. */
const OF_LAPTOP = {
  language: ['screens', 'documents', 'secondLanguage', 'formats'],
  look: ['theme', 'rows'],
  keys: ['resultKeys'],
  copies: ['media'],
  paper: ['packs', 'copies'],
  lists: ['address', 'fresh', 'comparing'],
  desk: ['operator'],
} as const;

/** Groups of this laptop that are there without a tournament. */
const ALONE: readonly SettingGroup[] = ['language', 'look', 'keys', 'lists'];

export const SETTINGS = { ...OF_TOURNAMENT, ...OF_LAPTOP };
export type SettingGroup = keyof typeof SETTINGS;
export type SettingId = (typeof SETTINGS)[SettingGroup][number];
export type TournamentSetting = (typeof OF_TOURNAMENT)[keyof typeof OF_TOURNAMENT][number];

export type Half = 'tournament' | 'laptop';
export const SETTING_GROUPS = Object.keys(SETTINGS) as readonly SettingGroup[];

/** Whether a group is stored in the file of the tournament or on this laptop. */
export function halfOf(group: SettingGroup): Half {
  return group in OF_TOURNAMENT ? 'tournament' : 'laptop';
}

/** The groups of a half, as far as they are there. */
export function groupsOf(half: Half, hasTournament: boolean): readonly SettingGroup[] {
  const groups = SETTING_GROUPS.filter((group) => halfOf(group) === half);
  return hasTournament ? groups : groups.filter((group) => ALONE.includes(group));
}

/** Settings that only some systems have. */
export const OF_SYSTEMS: Partial<Record<SettingId, SystemSetting>> = {
  numbers: 'numbersByLot',
  lastRoundsInOrder: 'lastRoundsInOrder',
  maxiTournament: 'maxiTournament',
  colourDifference: 'maximumColourDifference',
};

interface Part {
  readonly of: (form: SettingsForm) => unknown;
  readonly carry: (from: SettingsForm, to: SettingsForm) => void;
}

type Own =
  | ('rounds' | 'system' | 'initialColour' | 'acceleration' | 'numbers' | 'tableOrder' | 'lastRoundsInOrder')
  | ('maxiTournament' | 'colourDifference' | 'lotSeed' | 'correctionMinutes' | 'tieBreaks' | 'tieBreakText')
  | ('unrated' | 'unratedAs' | 'ratingMethod' | 'ratingFederation' | 'ratingLists' | 'orderOfEquals')
  | ('longEvent' | 'ratingInTieBreaks' | 'apart');

const own = <K extends Own>(key: K): Part => ({
  of: (form) => form[key],
  carry: (from, to) => {
    (to as Pick<SettingsForm, K>)[key] = from[key];
  },
});
const ofEvent = (key: keyof SettingsForm['event']): Part => ({
  of: (form) => form.event[key],
  carry: (from, to) => {
    to.event[key] = from.event[key];
  },
});
const ofPoints = (key: keyof Scoring): Part => ({
  of: (form) => form.points[key],
  carry: (from, to) => {
    to.points[key] = from.points[key];
  },
});
const ofSeats = (key: 'firstBoard' | 'leftOut' | 'fixed'): Part => ({
  of: (form) => form.seats[key],
  carry: (from, to) => {
    if (key === 'fixed') to.seats.fixed = from.seats.fixed;
    else to.seats[key] = from.seats[key];
  },
});

/** A whole number within bounds, as it is typed. */
function isWhole(typed: string, least: number, most: number): boolean {
  return /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
}

interface Row {
  readonly parts: readonly Part[];
  /** What is wrong with what is typed, `''` for nothing. */
  readonly problem?: (form: SettingsForm) => string;
}

const points = (key: keyof Scoring): Row => ({
  parts: [ofPoints(key)],
  problem: ({ wrongPoints }) => (wrongPoints.includes(key) ? text.settings.scoringProblem : ''),
});

const ROWS: Readonly<Record<TournamentSetting, Row>> = {
  name: { parts: [ofEvent('name')] },
  city: { parts: [ofEvent('city')] },
  federation: {
    parts: [ofEvent('federation')],
    problem: ({ event }) =>
      /^([A-Za-z]{3})?$/.test(event.federation.trim()) ? '' : text.new.problems.federation,
  },
  days: {
    parts: [ofEvent('startDate'), ofEvent('endDate')],
    problem: ({ wrongDays }) => (wrongDays.length > 0 ? text.new.problems.day : ''),
  },
  type: { parts: [ofEvent('type')] },
  chiefArbiter: { parts: [ofEvent('chiefArbiter')] },
  deputyArbiters: { parts: [ofEvent('deputyArbiters')] },
  timeControl: { parts: [ofEvent('timeControl')] },
  encodedTimeControl: { parts: [ofEvent('encodedTimeControl')] },
  roundDates: { parts: [ofEvent('roundDates')] },
  rounds: {
    parts: [own('rounds')],
    problem: ({ wrongRounds }) => (wrongRounds ? text.new.problems.rounds : ''),
  },
  system: { parts: [own('system')] },
  initialColour: { parts: [own('initialColour')] },
  acceleration: { parts: [own('acceleration')] },
  numbers: { parts: [own('numbers'), own('tableOrder')] },
  lastRoundsInOrder: { parts: [own('lastRoundsInOrder')] },
  maxiTournament: { parts: [own('maxiTournament')] },
  colourDifference: {
    parts: [own('colourDifference')],
    problem: ({ colourDifference }) =>
      /^\s*\d{1,3}([.,]\d)?\s*$/.test(colourDifference) && !/^[\s0.,]*$/.test(colourDifference)
        ? ''
        : text.settingsPage.problems.difference,
  },
  lotSeed: {
    parts: [own('lotSeed')],
    problem: ({ lotSeed }) =>
      isWhole(lotSeed, 1, Number.MAX_SAFE_INTEGER) ? '' : text.settingsPage.problems.seed,
  },
  corrections: {
    parts: [own('correctionMinutes')],
    problem: ({ correctionMinutes: minutes }) =>
      minutes.trim() === '' || isWhole(minutes, 0, 10_000) ? '' : text.settingsPage.problems.minutes,
  },
  // Ended by a command of its own.
  fideMode: { parts: [] },
  whiteWin: points('whiteWin'),
  blackWin: points('blackWin'),
  whiteDraw: points('whiteDraw'),
  blackDraw: points('blackDraw'),
  whiteLoss: points('whiteLoss'),
  blackLoss: points('blackLoss'),
  forfeitWin: points('forfeitWin'),
  forfeitLoss: points('forfeitLoss'),
  pairingAllocatedBye: points('pairingAllocatedBye'),
  fullBye: points('fullBye'),
  halfBye: points('halfBye'),
  zeroBye: points('zeroBye'),
  unknown: points('unknown'),
  tieBreakText: { parts: [own('tieBreakText')] },
  unrated: {
    parts: [own('unrated'), own('unratedAs')],
    problem: ({ unratedRule }) => (unratedRule === null ? text.settings.tieBreaks.unratedProblem : ''),
  },
  tieBreaks: { parts: [own('tieBreaks')] },
  rating: { parts: [own('ratingMethod'), own('ratingFederation')] },
  ratingLists: { parts: [own('ratingLists')] },
  orderOfEquals: { parts: [own('orderOfEquals')] },
  longEvent: { parts: [own('longEvent')] },
  ratingInTieBreaks: { parts: [own('ratingInTieBreaks')] },
  apart: { parts: [own('apart')] },
  firstBoard: {
    parts: [ofSeats('firstBoard')],
    problem: ({ seats }) => (seats.wrongFirst ? text.seating.form.wrongFirst : ''),
  },
  leftOut: {
    parts: [ofSeats('leftOut')],
    problem: ({ seats }) =>
      seats.wrongLeftOut === null ? '' : text.seating.form.wrongLeftOut(seats.wrongLeftOut),
  },
  fixed: { parts: [ofSeats('fixed')] },
};

export const TOURNAMENT_SETTINGS = Object.keys(ROWS) as readonly TournamentSetting[];

/** What is typed for a setting, to be compared. */
export function typedFor(id: TournamentSetting, form: SettingsForm): string {
  return JSON.stringify(ROWS[id].parts.map((part) => part.of(form)));
}

/** Takes one setting over from a form to another. */
export function carry(id: TournamentSetting, from: SettingsForm, to: SettingsForm): void {
  for (const part of ROWS[id].parts) part.carry(from, to);
}

/**
 * The settings that are stored with one, itself among them. The values of results and byes are one rule: half of a new one,
 * such as draws of 3 – 1 – 0 before the games without a result, would not be FIDE's.
 */
export function storedWith(id: TournamentSetting): readonly TournamentSetting[] {
  const values: readonly TournamentSetting[] = OF_TOURNAMENT.scoring;
  return values.includes(id) ? values : [id];
}

/** What is wrong with what is typed for a setting, `''` for nothing. */
export function problemOf(id: TournamentSetting, form: SettingsForm): string {
  return ROWS[id].problem?.(form) ?? '';
}
