/** Calls of the laboratory's pages. */
import type { LabRun, Reply } from '../../ipc/contract.ts';
import { LAB_LIMITS, type Jobs } from '../../lab/jobs.ts';
import { Workers } from '../../threads/workers.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { Documents } from '../documents/documents.ts';
import { placeToSave, saveExport } from '../filing/save.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { Laboratory } from './laboratory.ts';
import { readField } from './read-field.ts';
import { RestOfEvent } from './rest.ts';

export class Lab {
  readonly #desk: Desk;
  readonly #workers: Workers<Jobs>;
  readonly #laboratory: Laboratory;
  readonly #rest: RestOfEvent;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#workers = new Workers(desk.ports.labWorker, LAB_LIMITS);
    this.#laboratory = new Laboratory(desk, this.#workers);
    this.#rest = new RestOfEvent(desk, this.#workers);
  }

  queries(): QueriesOf<'lab.view' | 'lab.rest'> {
    return {
      'lab.view': () => Promise.resolve(answer(this.#laboratory.view())),
      'lab.rest': () => {
        const view = this.#rest.view();
        return Promise.resolve('code' in view ? refuse(view) : answer(view));
      },
    };
  }

  commands(
    documents: Documents,
  ): CommandsOf<'lab.readField' | 'lab.start' | 'lab.stop' | 'lab.save' | 'lab.playRest' | 'lab.stopRest'> {
    return {
      'lab.readField': ({ file }) => readField(this.#desk, file),
      'lab.start': (setup) => settled(this.#laboratory.start(setup)),
      'lab.stop': () => {
        this.#laboratory.stop();
        return Promise.resolve(answer(null));
      },
      'lab.save': async ({ target, paper, confirmed = 0 }) => {
        const run = this.#laboratory.run();
        if (!hasFigures(run)) return refuse(refusal('lab-empty', texts.labPage.refusals.nothingYet));
        const place = placeToSave(this.#desk.files.take(target, 'save-pdf'), confirmed);
        if (!place.ok) return place;
        const made = await documents.labSheet({ run, issuedAt: this.#desk.now() }, paper);
        if ('refused' in made) return refuse(made.refused);
        const unsaved = await saveExport(place.target, made.pdf.bytes);
        return unsaved ?? answer({ path: place.target.path });
      },
      'lab.playRest': ({ runs }) => settled(this.#rest.start(runs)),
      'lab.stopRest': () => {
        this.#rest.stop();
        return Promise.resolve(answer(null));
      },
    };
  }

  async close(): Promise<void> {
    this.#laboratory.stop();
    this.#rest.stop();
    await this.#workers.close();
  }
}

function hasFigures(
  run: LabRun | null,
): run is LabRun & { readonly figures: NonNullable<LabRun['figures']> } {
  return run !== null && run.figures !== null;
}

function settled(refused: ReturnType<Laboratory['start']>): Promise<Reply<null>> {
  return Promise.resolve(refused === null ? answer(null) : refuse(refused));
}
