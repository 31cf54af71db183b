import type { Handlers } from '../ipc/contract.ts';
import { appCommands, appQueries, appState } from './app/app.ts';
import { forWhatIsMeant, onceEach } from './command-ids.ts';
import { Desk } from './desk.ts';
import { Documents, documentsCommands, documentsQueries } from './documents/documents.ts';
import { filingQueries } from './filing/export.ts';
import { fideModeCommands } from './settings/fide-mode.ts';
import { filesCommands, filesQueries, forgetPasted } from './files/files.ts';
import { newTournamentCommands, newTournamentQueries } from './files/new-tournament.ts';
import { importsCommands } from './files/imports.ts';
import { reportCheckCommands } from './files/report-check.ts';
import { ReportImports } from './files/report-imports.ts';
import { auditCommands, auditQueries } from './players/audit.ts';
import { mergeCommands } from './players/merge.ts';
import { takeListCommands } from './players/take-list.ts';
import { fromListCommands, fromListQueries } from './players/from-list.ts';
import { incidentsCommands, incidentsQueries } from './incidents/incidents.ts';
import { Lab } from './lab/lab.ts';
import { fetchListCommands } from './lists/fetch.ts';
import { FreshLists } from './lists/fresh-lists.ts';
import { importCommands } from './lists/import.ts';
import { Lists, listsCommands, listsQueries } from './lists/lists.ts';
import { searchQueries } from './lists/search.ts';
import { listsViewQuery } from './lists/view.ts';
import { logCommands, logQueries } from './log/log.ts';
import { HallScreen, hallAnswer, hallCommands, hallQueries } from './hall/hall.ts';
import { normsQueries } from './norms/norms.ts';
import { mirrorsCommands } from './app/mirrors.ts';
import { PaperPacks, paperPackCommands } from './documents/paper-packs.ts';
import { playersCommands, playersQueries } from './players/players.ts';
import { Prints, printsCommands, printsQueries } from './documents/prints.ts';
import { tableCommands } from './players/table.ts';
import type { Ports } from './ports.ts';
import { resultTableCommands } from './results/table.ts';
import { powerCommands } from './app/power.ts';
import { resultsCommands } from './results/results.ts';
import { verificationCommands, verificationQueries } from './results/verification.ts';
import { restoreQueries } from './app/restore-points.ts';
import { Reasons } from './round/reasons.ts';
import { Previews } from './round/preview.ts';
import { Repairs } from './round/repair.ts';
import { byHandQueries } from './round/by-hand.ts';
import { pairingCommands } from './round/pairing.ts';
import { roundCommands, roundQueries } from './round/round.ts';
import { sealsQueries } from './documents/seals.ts';
import { settingsCommands, settingsQueries } from './settings/settings.ts';
import { standingsQueries } from './standings/standings.ts';
import { startPositionCommands } from './round/start-position.ts';
import { tieCommands } from './standings/ties.ts';
import { personalDataCommands } from './files/personal-data.ts';
import { takeoverCommands } from './files/takeover.ts';
import { tournamentCommands } from './files/tournament.ts';
import { closeDocument, reopenAfterCrash } from './files/open.ts';
import { whyQueries } from './round/why.ts';

export { speakAsPreferred } from './app/languages.ts';
export type { Ports } from './ports.ts';

/** What main does for the renderer, the same in every host. Each host calls this once, after `speakAsPreferred`. */
export function createHandlers(ports: Ports): Handlers {
  const desk = new Desk(ports, appState);
  const reasons = new Reasons(desk);
  const documents = new Documents(desk);
  const prints = new Prints(desk, documents);
  const packs = new PaperPacks(desk, documents);
  const lists = new Lists(desk);
  const fresh = new FreshLists(desk, lists);
  const lab = new Lab(desk);
  const reports = new ReportImports(desk);
  const hall = new HallScreen(desk);
  const repairs = new Repairs(desk);
  const previews = new Previews(desk);
  const queries = appQueries(desk);
  const commandsOf = (commands: Handlers['commands']) =>
    forWhatIsMeant(
      onceEach(desk.files.usingUp(commands), (id) => desk.document?.log.entryOfCommand(id) ?? null),
      () => (desk.document === null ? null : desk.sitting),
    );
  // A crash leaves them.
  forgetPasted(ports.userData);
  void reopenAfterCrash(desk);
  return {
    queries: {
      ...queries,
      ...filesQueries(desk),
      ...newTournamentQueries(desk),
      ...settingsQueries(desk),
      ...playersQueries(desk),
      ...roundQueries(desk, reasons),
      ...byHandQueries(desk),
      ...repairs.queries(),
      ...previews.queries(),
      ...verificationQueries(desk),
      ...whyQueries(desk, reasons),
      ...standingsQueries(desk),
      ...normsQueries(desk),
      ...documentsQueries(desk, documents, () => prints.jobs()),
      ...printsQueries(desk, documents, prints),
      ...sealsQueries(desk),
      ...hallQueries(hall),
      ...incidentsQueries(desk),
      ...listsQueries(lists),
      ...listsViewQuery(desk, lists, fresh),
      ...searchQueries(lists),
      ...lab.queries(),
      ...fromListQueries(desk, lists),
      ...auditQueries(desk, lists),
      ...logQueries(desk),
      ...restoreQueries(desk),
      ...filingQueries(desk),
    },
    commands: commandsOf({
      ...appCommands(desk),
      ...filesCommands(desk),
      ...powerCommands(desk),
      ...newTournamentCommands(desk),
      ...tournamentCommands(desk, reports),
      ...reportCheckCommands(desk, documents, reports),
      ...importsCommands(desk.imports),
      ...settingsCommands(desk),
      ...fideModeCommands(desk),
      ...playersCommands(desk),
      ...tableCommands(desk, lists),
      ...roundCommands(desk),
      ...pairingCommands(desk),
      ...repairs.commands(),
      ...previews.commands(),
      ...startPositionCommands(desk),
      ...tieCommands(desk),
      ...resultsCommands(desk),
      ...verificationCommands(desk),
      ...resultTableCommands(desk),
      ...documentsCommands(desk, documents),
      ...printsCommands(desk, documents, prints),
      ...paperPackCommands(desk),
      ...hallCommands(desk, hall),
      ...incidentsCommands(desk),
      ...listsCommands(desk, lists),
      ...fetchListCommands(desk, fresh),
      ...importCommands(desk, lists),
      ...lab.commands(documents),
      ...fromListCommands(desk, lists),
      ...auditCommands(desk, lists, documents),
      ...takeListCommands(desk, lists),
      ...mergeCommands(desk),
      ...logCommands(desk),
      ...mirrorsCommands(desk),
      ...takeoverCommands(desk),
      ...personalDataCommands(desk),
    }),
    hall: hallAnswer(hall),
    offer: (path) => desk.files.give('open', path),
    documentBytes: (id) => documents.bytes(id),
    listen: (listener) => desk.listen(listener),
    close: async () => {
      await fresh.close();
      await desk.replacing;
      await closeDocument(desk);
      await packs.close();
      await Promise.all([
        desk.workers.close(),
        desk.imports.close(),
        documents.close(),
        lists.close(),
        lab.close(),
      ]);
      // The thread that read them has let go of the file.
      forgetPasted(ports.userData);
    },
  };
}
