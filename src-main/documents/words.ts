/** The words of documents, in English. */
import { en } from '../../src-engine/texts/index.ts';

export const WORDS = en.sheets.words;
export const TITLES = en.sheets.titles;
export const WORKING_WORDS = en.workingSheet;
export const {
  roundTitle,
  afterRound,
  span,
  initials,
  named,
  pageOf,
  playStarts,
  plays,
  provisional,
  reasonWithoutGame,
  entersIn,
  leftAfter,
  orderOf,
  versionOf,
  partOf,
  against,
  issue,
  dayAndTime,
  tiedOn,
  rankAndPoints,
  noRound,
  noPlayers,
  notRoundRobin,
  numberOf,
  noneGiven,
  boardsIn,
  dayOf,
  roundState,
  noCategories,
  noEntries,
} = en.sheets;
