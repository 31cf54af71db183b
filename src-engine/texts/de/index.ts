/** German, by rooms: all but those that are English only (`ENGLISH_ROOMS`). */
export { appText as app } from './app.ts';
export { auditText as audit } from './audit.ts';
export { colourNames as colours } from './app.ts';
export { criteriaText as criteria } from './criteria.ts';
export { documentsText as documents } from './documents.ts';
export { format } from './format.ts';
export { newText as new } from './new.ts';
export { normSheetText as normSheet } from './norm-sheet.ts';
export { normsText as norms } from './norms.ts';
export { outcomesText as outcomes } from './outcomes.ts';
export { resultKeysText as resultKeys, resultsText as results } from './results.ts';
export { handText as hand, roundText as round, whyText as why } from './round.ts';
export { sheetsText as sheets, workingSheetText as workingSheet } from './sheets.ts';
export { stepsText as steps } from './steps.ts';
export { systemChoiceText as systemChoice } from './system-choice.ts';
export { systemsText as systems } from './systems.ts';
export { tieBreakNamesText as tieBreakNames } from './tie-break-names.ts';
export { standingsText as standings } from './standings.ts';
export {
  pageNames as pages,
  phaseNames as phases,
  stripText as strip,
  toolText as tool,
  trustText as trust,
} from './strips.ts';
export {
  cardText as card,
  chooserText as chooser,
  confirmText as confirm,
  languagesText as languages,
  manualText as manual,
  paletteText as palette,
  settingsText as settings,
  startText as start,
} from './dialogs.ts';
export { explanationsText as explanations } from './explanations.ts';
export { hallText as hall } from './hall.ts';
export { pairingText as pairing } from './pairing.ts';
export {
  byeText as bye,
  checkInText as checkIn,
  exchangeText as exchange,
  lateText as late,
  lookUpText as lookUp,
  playerFormText as playerForm,
  playersText as players,
  withdrawText as withdraw,
} from './players.ts';
export { entriesText as entries } from './entries.ts';
export { keyWordsText as keyWords } from './key-words.ts';
export { keysPageText as keysPage, keysText as keys } from './keys.ts';
export { logText as log, restoreText as restore } from './log.ts';
export { refusalsText as refusals } from './refusals.ts';
export { roundHandlingText as roundHandling } from './round-handling.ts';
export { seatingText as seating } from './seating.ts';
export { eventsText as events } from './events.ts';
export { handlingText as handling } from './handling.ts';
export { incidentsText as incidents } from './incidents.ts';
export { repairText as repair } from './repair.ts';
export { storageText as storage } from './storage.ts';
export { tieBreaksText as tieBreaks } from './tie-breaks.ts';
export { tournamentFileText as tournamentFile } from './tournament-file.ts';
export { filingText as filing } from './filing.ts';
export { importText as import, tableText as table } from './imports.ts';
export { listMatchText as listMatch, listsPageText as listsPage, listsText as lists } from './lists.ts';
export { paperPackText as paperPack } from './paper-pack.ts';
export { personalDataText as personalData } from './personal-data.ts';
export { tableRowsText as tableRows } from './table-rows.ts';
export { certificateText as certificate } from './certificate.ts';
export { correctionText as correction } from './correction.ts';
export { effectsText as effects } from './effects.ts';
export { generatorText as generator } from './generator.ts';
export { hostText as host } from './host.ts';
export { previewText as preview } from './preview.ts';
export { ratingsText as ratings } from './ratings.ts';
export { readingText as reading } from './reading.ts';
export { settingsPageText as settingsPage } from './settings-page.ts';
export { sealsText as seals } from './seals.ts';
export { tiesText as ties } from './ties.ts';
export { trfText as trf } from './trf.ts';
export { verificationText as verification } from './verification.ts';
export { cribText as crib } from './crib/index.ts';
export { labPageText as labPage } from './lab-page.ts';
export { labText as lab } from './lab.ts';
export { restPageText as restPage } from './rest-page.ts';
export { clipboardText as clipboard } from './clipboard.ts';
export { constraintsText as constraints } from './constraints.ts';
