/** Reports that were read and reviewed, and wait for the arbiter's word. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Tournament } from '../../../src-engine/index.ts';
import { CHOOSABLE_ENCODINGS, type ChoosableEncoding } from '../../files/decode.ts';
import type { ReportSource, RoundChecks } from '../../imports/jobs.ts';
import type { ImportReview, Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { importRefusal } from './imports.ts';
import { texts } from '../../texts.ts';

export interface WaitingImport {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly checks: RoundChecks;
  /** As it will be stored. */
  readonly tournament: Tournament;
  /** In the language of the screens. */
  readonly review: ImportReview;
  /** The same in English, for the log and the certificate. */
  readonly stored: ImportReview;
}

type Reviewed = { readonly review: ImportReview } | { readonly refused: Refusal };

export class ReportImports {
  private readonly desk: Desk;
  private readonly waiting = new Map<string, WaitingImport>();

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Reads a file and reviews it; nothing is stored. */
  open(path: string, checks: RoundChecks): Promise<Reviewed> {
    return this.review(randomUUID(), { path, taken: this.desk.openFiles() }, null, checks);
  }

  /** Reviews the content of a file that the program has no path of. */
  dropped(fileName: string, bytes: Uint8Array, checks: RoundChecks): Promise<Reviewed> {
    return this.review(randomUUID(), { bytes, fileName }, null, checks);
  }

  /** Reviews a waiting report anew, its text in another encoding. */
  readAgain(token: string, encoding: string): Promise<Reviewed> {
    const known = this.waiting.get(token);
    if (known === undefined) return Promise.resolve({ refused: notThere(texts.refusals.gone.import) });
    const chosen = CHOOSABLE_ENCODINGS.find((each) => each === encoding);
    if (chosen === undefined)
      return Promise.resolve({ refused: notThere(texts.refusals.gone.encoding(encoding)) });
    return this.review(token, { bytes: known.bytes, fileName: known.fileName }, chosen, known.checks);
  }

  get(token: string): WaitingImport | undefined {
    return this.waiting.get(token);
  }

  delete(token: string): void {
    this.waiting.delete(token);
  }

  private async review(
    token: string,
    source: ReportSource,
    encoding: ChoosableEncoding | null,
    checks: RoundChecks,
  ): Promise<Reviewed> {
    const { imports } = this.desk;
    const name = 'path' in source ? basename(source.path) : source.fileName;
    let read = await imports.run(name, 'report', { source, encoding, checks });
    // Pairing every round again may take longer than anybody waits; the report itself is read in no time.
    if ('refused' in read && read.overLimit)
      read = await imports.run(name, 'report', { source, encoding, checks: 'none' });
    if ('refused' in read) return { refused: read.refused };
    if (!read.value.ok) return { refused: importRefusal(read.value.failure) };
    const { bytes, hash, review: found, stored: inEnglish, tournament } = read.value.value;
    const about = { token, hash, size: bytes.length, encodings: CHOOSABLE_ENCODINGS };
    const [review, stored] = [
      { ...about, ...found },
      { ...about, ...inEnglish },
    ];
    this.waiting.set(token, {
      ...{ bytes, fileName: review.fileName, checks, tournament: asPlayed(tournament) },
      ...{ review, stored },
    });
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
