import type { NetGet } from '../lists/fetch-list.ts';
import type { AppState, Commands, FileChoice, HallPlace, HallWindowState } from '../ipc/contract.ts';

/** The second window, as the host makes it. */
interface HallPort {
  /** Opens it at the place where it lay before, or brings it back; see `hall.open`. */
  readonly open: (before: HallPlace | null) => Promise<string | null>;
  readonly close: () => void;
  readonly move: () => void;
  readonly state: () => HallWindowState;
  /** Calls when the window was opened or closed, or its monitor came or went. */
  readonly watch: (changed: () => void) => void;
}

/** Everything that handlers take from their host, Electron or the loopback server. */
export interface Ports {
  /** Version of the program as shown to people and stored with each published round. */
  readonly version: string;
  readonly host: AppState['host'];
  /** Who acts, for the log: `CA` or `Desk` or a name. Asked at every command. */
  readonly actor: () => string;
  readonly now: () => Date;
  /** Folder for the program's own files (preferences, recent files, demo); made when missing. */
  readonly userData: string;
  /** Where the file chooser starts. */
  readonly documents: string;
  /** Folder with the fonts of printed sheets. */
  readonly fonts: string;
  /** The bundled, made-up tournament. */
  readonly demoFile: string;
  /** Module that a pairing worker thread starts from: the bundle of src-main/pairing/worker.ts. */
  readonly pairingWorker: URL;
  /** Module that the thread which reads files from outside starts from: the bundle of src-main/imports/worker.ts. */
  readonly importsWorker: URL;
  /** Module that the thread which reads rating lists starts from: the bundle of src-main/lists/worker.ts. */
  readonly listsWorker: URL;
  /** Module that the laboratory's threads start from: the bundle of src-main/lab/worker.ts. */
  readonly labWorker: URL;
  /** Module that the thread which makes PDFs starts from: the bundle of src-main/documents/worker.ts. */
  readonly documentsWorker: URL;
  /** Starts telling what the laptop runs on; null where the system has no way, and the page alone tells. */
  readonly watchPower: ((tell: (report: Commands['app.reportPower']['args']) => void) => void) | null;
  /** Native dialogs; null where the host has none. A cancelled dialog answers null. */
  readonly choose: ((choice: FileChoice) => Promise<string | null>) | null;
  /** Sends a PDF to the printer dialog; null where the host has none. False when it was cancelled. */
  readonly print: ((fileName: string, pdf: Uint8Array) => Promise<boolean>) | null;
  /** Asks a server for a rating list, when a person presses for it or keeps it up to date; null where nothing may be asked. */
  readonly netGet: NetGet | null;
  /** Whether the machine is on a network. */
  readonly isOnline: () => boolean;
  /** Calls every quarter of an hour; the answer ends that. */
  readonly everyQuarter: (look: () => void) => () => void;
  /** The window for the hall; null where a host has none. */
  readonly hall: HallPort | null;
}
