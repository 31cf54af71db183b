/**
 * Every word that the renderer itself says, in one dictionary. Sentences about the tournament come ready made
 * from main; these are the labels around them.
 */
import type { Colour } from '../../src-engine/index.ts';
import { appText } from './app.ts';
import {
  cardText,
  chooserText,
  confirmText,
  keysText,
  manualText,
  newText,
  paletteText,
  settingsText,
  startText,
} from './dialogs.ts';
import { documentsText } from './documents.ts';
import { filingText } from './filing.ts';
import { importText, tableText } from './imports.ts';
import { logText, restoreText } from './log.ts';
import { byeText, checkInText, playerFormText, playersText, withdrawText } from './players.ts';
import { resultKeysText, resultsText } from './results.ts';
import { handText, roundText, whyText } from './round.ts';
import { standingsText } from './standings.ts';
import { pageNames, phaseNames, stripText, trustText } from './strips.ts';

export const text = {
  app: appText,
  pages: pageNames,
  phases: phaseNames,
  strip: stripText,
  trust: trustText,
  colours: { white: 'White', black: 'Black' } satisfies Record<Colour, string>,
  start: startText,
  new: newText,
  palette: paletteText,
  keys: keysText,
  manual: manualText,
  confirm: confirmText,
  chooser: chooserText,
  import: importText,
  settings: settingsText,
  card: cardText,
  players: playersText,
  playerForm: playerFormText,
  bye: byeText,
  checkIn: checkInText,
  withdraw: withdrawText,
  table: tableText,
  round: roundText,
  why: whyText,
  hand: handText,
  results: resultsText,
  resultKeys: resultKeysText,
  standings: standingsText,
  documents: documentsText,
  filing: filingText,
  log: logText,
  restore: restoreText,
};
