/** What both hosts give to the handlers alike. */
import {
  DEMO_FILE,
  DOCUMENTS_WORKER,
  FONTS,
  IMPORTS_WORKER,
  LAB_WORKER,
  LISTS_WORKER,
  PAIRING_WORKER,
} from './folders.ts';
import { everyQuarter, isOnline } from './network.ts';
import { VERSION } from './version.ts';

export const USUAL_PORTS = {
  version: VERSION,
  actor: () => 'CA',
  now: () => new Date(),
  fonts: FONTS,
  demoFile: DEMO_FILE,
  pairingWorker: PAIRING_WORKER,
  importsWorker: IMPORTS_WORKER,
  labWorker: LAB_WORKER,
  listsWorker: LISTS_WORKER,
  documentsWorker: DOCUMENTS_WORKER,
  isOnline,
  everyQuarter,
};
