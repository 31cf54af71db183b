/** Reports that were read and reviewed, and wait for the arbiter's word. */
import { randomUUID } from 'node:crypto';
import { readFreeNow } from '../../storage/held-files.ts';
import { basename } from 'node:path';
import type { Tournament } from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import { CHOOSABLE_ENCODINGS, type ChoosableEncoding } from '../../files/decode.ts';
import { mayCheckRounds, reviewTrf } from '../../files/trf-review.ts';
import { readTrfFile } from '../../files/trf.ts';
import type { ImportReview, Refusal } from '../../ipc/contract.ts';
import { openFailureOf } from '../../storage/failure.ts';
import type { Desk } from '../desk.ts';
import { notThere, openRefusal } from '../refusals.ts';
import { refusal } from '../reply.ts';

export interface WaitingImport {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly format: string;
  /** As it will be stored. */
  readonly tournament: Tournament;
}

type Reviewed = { readonly review: ImportReview } | { readonly refused: Refusal };

export class ReportImports {
  private readonly desk: Desk;
  private readonly waiting = new Map<string, WaitingImport>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Reads a file and reviews it; nothing is stored. */
  open(path: string): Promise<Reviewed> {
    let bytes: Uint8Array;
    try {
      bytes = readFreeNow(path);
    } catch (error) {
      return Promise.resolve({ refused: openRefusal(openFailureOf(error, path)) });
    }
    return this.review(randomUUID(), bytes, basename(path), null);
  }

  /** Reviews a waiting report anew, its text in another encoding. */
  readAgain(token: string, encoding: string): Promise<Reviewed> {
    const known = this.waiting.get(token);
    if (known === undefined) return Promise.resolve({ refused: notThere('This import') });
    const chosen = CHOOSABLE_ENCODINGS.find((each) => each === encoding);
    if (chosen === undefined) return Promise.resolve({ refused: notThere(`The encoding ${encoding}`) });
    return this.review(token, known.bytes, known.fileName, chosen);
  }

  get(token: string): WaitingImport | undefined {
    return this.waiting.get(token);
  }

  delete(token: string): void {
    this.waiting.delete(token);
  }

  private async review(
    token: string,
    bytes: Uint8Array,
    fileName: string,
    encoding: ChoosableEncoding | null,
  ): Promise<Reviewed> {
    const read = readTrfFile(bytes, encoding === null ? {} : { encoding });
    if (!read.ok) {
      const { code, line, column } = read.failure;
      const advice = 'Nothing was imported. Correct the file, or ask for it again.';
      return { refused: refusal(code, texts.trf.failure(read.failure), advice, { line, column }) };
    }
    const file = read.value;
    const { tournament } = file;
    const checks = mayCheckRounds(file) ? await this.desk.workers.run('checkAll', { tournament }) : [];
    const review: ImportReview = {
      token,
      encodings: CHOOSABLE_ENCODINGS,
      ...reviewTrf(fileName, file, checks),
    };
    this.waiting.set(token, { bytes, fileName, format: review.format, tournament: asPlayed(tournament) });
    return { review };
  }
}

/** Rounds read from a report were played: they are on the wall, and their players are here. */
function asPlayed(tournament: Tournament): Tournament {
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) => ({ ...round, stage: 'published', version: round.version || 1 })),
    players: tournament.players.map((player) =>
      tournament.rounds.length > 0 && player.arrival === 'expected' ? { ...player, arrival: 'here' } : player,
    ),
  };
}
