import type { Handlers } from '../ipc/contract.ts';
import { appCommands, appQueries } from './app.ts';
import { Desk } from './desk.ts';
import { Documents, documentsCommands, documentsQueries } from './documents.ts';
import { filingQueries } from './export.ts';
import { fideModeCommands } from './fide-mode.ts';
import { filesQueries } from './files.ts';
import { logCommands, logQueries } from './log.ts';
import { mirrorsCommands } from './mirrors.ts';
import { PaperPacks, paperPackCommands } from './paper-packs.ts';
import { playersCommands, playersQueries } from './players.ts';
import { Prints, printsCommands, printsQueries } from './prints.ts';
import { tableCommands } from './players-table.ts';
import type { Ports } from './ports.ts';
import { resultTableCommands } from './results-table.ts';
import { powerCommands } from './power.ts';
import { resultsCommands } from './results.ts';
import { restoreQueries } from './restore-points.ts';
import { Reasons } from './round-reasons.ts';
import { roundCommands, roundQueries } from './round.ts';
import { settingsCommands, settingsQueries } from './settings.ts';
import { standingsQueries } from './standings.ts';
import { takeoverCommands } from './takeover.ts';
import { tournamentCommands } from './tournament.ts';
import { closeDocument, reopenAfterCrash } from './tournament-open.ts';
import { whyQueries } from './why.ts';

export type { Ports } from './ports.ts';

/** What main does for the renderer, the same in every host. Each host calls this once. */
export function createHandlers(ports: Ports): Handlers {
  const desk = new Desk(ports);
  const reasons = new Reasons(desk);
  const documents = new Documents(desk);
  const prints = new Prints(desk, documents);
  const packs = new PaperPacks(desk, documents);
  const queries = appQueries(desk);
  void reopenAfterCrash(desk);
  return {
    queries: {
      ...queries,
      ...filesQueries(desk),
      ...settingsQueries(desk),
      ...playersQueries(desk),
      ...roundQueries(desk, reasons),
      ...whyQueries(desk, reasons),
      ...standingsQueries(desk),
      ...documentsQueries(desk, documents, () => prints.jobs()),
      ...printsQueries(documents, prints),
      ...logQueries(desk),
      ...restoreQueries(desk),
      ...filingQueries(desk),
    },
    commands: {
      ...appCommands(desk),
      ...powerCommands(desk),
      ...tournamentCommands(desk),
      ...settingsCommands(desk),
      ...fideModeCommands(desk),
      ...playersCommands(desk),
      ...tableCommands(desk),
      ...roundCommands(desk),
      ...resultsCommands(desk),
      ...resultTableCommands(desk),
      ...documentsCommands(desk, documents),
      ...printsCommands(desk, documents, prints),
      ...paperPackCommands(desk),
      ...logCommands(desk),
      ...mirrorsCommands(desk),
      ...takeoverCommands(desk),
    },
    documentBytes: (id) => documents.bytes(id),
    listen: (listener) => desk.listen(listener),
    close: async () => {
      await desk.replacing;
      await closeDocument(desk);
      await packs.close();
      await Promise.all([desk.workers.close(), documents.close()]);
    },
  };
}
