/** English, by rooms. Its shape is the shape of every language. */
export { appText as app } from './app.ts';
export { auditText as audit } from './audit.ts';
export { colourNames as colours } from './app.ts';
export { certificateText as certificate } from './certificate.ts';
export { cliText as cli } from './cli.ts';
export { commandLineText as commandLine } from './command-line.ts';
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
export { clipboardText as clipboard } from './clipboard.ts';
export { constraintsText as constraints } from './constraints.ts';
export { cribText as crib } from './crib/index.ts';
export { criteriaText as criteria } from './criteria.ts';
export { documentsText as documents } from './documents.ts';
export { correctionText as correction } from './correction.ts';
export { effectsText as effects } from './effects.ts';
export { entriesText as entries } from './entries.ts';
export { eventsText as events } from './events.ts';
export { explanationsText as explanations } from './explanations.ts';
export { filingText as filing } from './filing.ts';
export { format } from './format.ts';
export { generateCommandText as generateCommand } from './generate-command.ts';
export { generatorText as generator } from './generator.ts';
export { hallText as hall } from './hall.ts';
export { handlingText as handling } from './handling.ts';
export { hostText as host } from './host.ts';
export { importText as import, tableText as table } from './imports.ts';
export { keyWordsText as keyWords } from './key-words.ts';
export { keysPageText as keysPage, keysText as keys } from './keys.ts';
export { incidentsText as incidents } from './incidents.ts';
export { labPageText as labPage } from './lab-page.ts';
export { labText as lab } from './lab.ts';
export { labPaperText as labPaper } from './lab-paper.ts';
export { listMatchText as listMatch, listsPageText as listsPage, listsText as lists } from './lists.ts';
export { logText as log, restoreText as restore } from './log.ts';
export { newText as new } from './new.ts';
export { normSheetText as normSheet } from './norm-sheet.ts';
export { normsText as norms } from './norms.ts';
export { outcomesText as outcomes } from './outcomes.ts';
export { pairingText as pairing } from './pairing.ts';
export { paperPackText as paperPack } from './paper-pack.ts';
export { personalDataText as personalData } from './personal-data.ts';
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
export { previewText as preview } from './preview.ts';
export { ratingsText as ratings } from './ratings.ts';
export { refusalsText as refusals } from './refusals.ts';
export { repairText as repair } from './repair.ts';
export { readingText as reading } from './reading.ts';
export { restPageText as restPage } from './rest-page.ts';
export { resultKeysText as resultKeys, resultsText as results } from './results.ts';
export { roundHandlingText as roundHandling } from './round-handling.ts';
export { seatingText as seating } from './seating.ts';
export { handText as hand, roundText as round, whyText as why } from './round.ts';
export { sheetCommandsText as sheetCommands } from './sheet-commands.ts';
export { sheetsText as sheets, workingSheetText as workingSheet } from './sheets.ts';
export { settingsPageText as settingsPage } from './settings-page.ts';
export { sealsText as seals } from './seals.ts';
export { singleCommandsText as singleCommands } from './single-commands.ts';
export { standingsText as standings } from './standings.ts';
export { stepsText as steps } from './steps.ts';
export { storageText as storage } from './storage.ts';
export {
  pageNames as pages,
  phaseNames as phases,
  stripText as strip,
  toolText as tool,
  trustText as trust,
} from './strips.ts';
export { systemChoiceText as systemChoice } from './system-choice.ts';
export { systemsText as systems } from './systems.ts';
export { tieBreakNamesText as tieBreakNames } from './tie-break-names.ts';
export { tableRowsText as tableRows } from './table-rows.ts';
export { tieBreaksText as tieBreaks } from './tie-breaks.ts';
export { tiesText as ties } from './ties.ts';
export { tournamentFileText as tournamentFile } from './tournament-file.ts';
export { trfText as trf } from './trf.ts';
export { usageText as usage } from './usage.ts';
export { verificationText as verification } from './verification.ts';
