/**
 * The Paper Pack after each publication: made in the background, kept beside the file and on the second media. No
 * command waits for it; what goes wrong is told in the state of the document.
 */
import { basename, dirname, join } from 'node:path';
import { publishedPart } from '../../../src-engine/index.ts';
import { isFolder } from '../../storage/copy-folder.ts';
import { writeFailureOf } from '../../storage/failure.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { NO_PACK, type Desk, type PackOnItsWay } from '../desk.ts';
import type { Documents } from './documents.ts';
import { notSaved } from '../refusals.ts';
import { answer, type CommandsOf } from '../reply.ts';
import { papersFolder, writeWhole } from './sheets-folder.ts';
import { texts } from '../../texts.ts';

/** How long closing waits for a pack under way. */
const PATIENCE_MS = 5000;

/** The newest publication of a log. */
interface Publication {
  readonly round: number;
  readonly version: number;
}

const NONE: Publication = { round: 0, version: 0 };

export class PaperPacks {
  readonly #desk: Desk;
  readonly #documents: Documents;
  #log: EventLog | null = null;
  #known = NONE;
  #running: Promise<void> = Promise.resolve();

  constructor(desk: Desk, documents: Documents) {
    this.#desk = desk;
    this.#documents = documents;
    desk.listen((name) => {
      if (name === 'changed') this.#look();
    });
  }

  /** Waits for the pack under way, but not for ever. */
  async close(): Promise<void> {
    let patience: NodeJS.Timeout | undefined;
    await Promise.race([
      this.#running,
      new Promise((resolve) => (patience = setTimeout(resolve, PATIENCE_MS))),
    ]);
    clearTimeout(patience);
  }

  /** Begins a pack when a round has gone on the wall in the open file since the last look. */
  #look(): void {
    const { document } = this.#desk;
    if (document === null || document.file === null || this.#desk.past !== null) return;
    const before = this.#known;
    this.#known = publicationOf(document.log);
    if (document.log !== this.#log) {
      this.#log = document.log;
      this.#desk.paperPack = NO_PACK;
      return;
    }
    const { round, version } = this.#known;
    const isNew = round > before.round || (round === before.round && version > before.version);
    const paper = this.#desk.preferences.values.paperPacks;
    if (!isNew || paper === 'off') return;
    const published = this.#known;
    this.#desk.paperPack = { ...NO_PACK, ...published, state: 'making' };
    const target = join(papersFolder(document.path), fileNameOf(published));
    const media = document.mirrors?.media ?? [];
    const making = this.#documents.make({ kind: 'paper-pack', round: published.round, paper });
    const kept = this.#keep(making, published, target, media);
    this.#running = Promise.all([this.#running, kept]).then(() => undefined);
  }

  async #keep(
    making: ReturnType<Documents['make']>,
    published: Publication,
    target: string,
    media: readonly string[],
  ): Promise<void> {
    try {
      const made = await making;
      if ('refused' in made) {
        this.#tell({ ...NO_PACK, ...published, state: 'failed', detail: made.refused.message });
        return;
      }
      await writeWhole(target, made.pdf.bytes);
      const unknown = made.pdf.missingGlyphs;
      const unprinted = unknown === '' ? [] : [texts.tournamentFile.prints.missingGlyphs(unknown)];
      const detail = [...unprinted, ...(await copy(made.pdf.bytes, target, media))].join(' ');
      this.#tell({ ...published, state: 'kept', at: this.#desk.now(), path: target, detail });
    } catch (error) {
      const { message } = notSaved(writeFailureOf(error, target));
      this.#tell({ ...NO_PACK, ...published, state: 'failed', detail: message });
    }
  }

  #tell(state: PackOnItsWay): void {
    this.#desk.paperPack = state;
    this.#desk.changed(['app', 'documents']);
  }
}

function publicationOf(log: EventLog): Publication {
  const { rounds } = publishedPart(log.state.tournament);
  return { round: rounds.length, version: rounds.at(-1)?.version ?? 0 };
}

function fileNameOf({ round, version }: Publication): string {
  return `${texts.paperPack.fileName(round, version)}.pdf`;
}

/** Copies the pack to the second media; what went wrong, a sentence each. */
async function copy(bytes: Uint8Array, target: string, media: readonly string[]): Promise<readonly string[]> {
  const tries = media.map(async (medium) => {
    const place = join(medium, basename(dirname(target)), basename(target));
    try {
      // A medium that is not plugged in must not become a folder.
      if (!(await isFolder(medium))) return texts.tournamentFile.medium.notThere(medium);
      await writeWhole(place, bytes);
      return '';
    } catch (error) {
      return notSaved(writeFailureOf(error, place)).message;
    }
  });
  return (await Promise.all(tries)).filter((problem) => problem !== '');
}

export function paperPackCommands(desk: Desk): CommandsOf<'documents.setPacks'> {
  return {
    'documents.setPacks': ({ paper }) => {
      desk.preferences.change({ paperPacks: paper });
      desk.changed(['app', 'documents']);
      return Promise.resolve(answer(null));
    },
  };
}
