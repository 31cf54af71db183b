import type { GameResult, Penalty } from '../../../src-engine/index.ts';
import type { BoardRow, Commands, IncidentRow } from '../../../src-main/ipc/contract.ts';
import { daysLater } from '../../calendar.ts';
import { momentOf } from '../../moments.ts';
import type { IncidentSubject } from '../dialogs.ts';

/** When it happened, `Sat 15:50`. */
export function whenOf({ happenedAt }: Pick<IncidentRow, 'happenedAt'>): string {
  return momentOf(`${happenedAt}:00`).slice(0, -3);
}

const HALF_A_DAY = 12 * 60;

/** What is typed about an incident, and what follows from it. */
export class IncidentForm {
  readonly round: number | null;
  readonly #boards: () => readonly BoardRow[];
  board = $state('');
  time: string;
  side = $state<'white' | 'black' | null>(null);
  article = $state('');
  penalty = $state<Penalty>('none');
  decision = $state('');
  words = $state('');
  reported = $state(true);
  entersResult = $state(true);
  readonly #day: string;
  readonly #opened: string;

  /** `round` on the wall whose boards `boards` are, null without one; `now` as the hall's clock shows it. */
  constructor(
    round: number | null,
    boards: () => readonly BoardRow[],
    now: string,
    about: Pick<IncidentSubject, 'board' | 'words'> | null = null,
  ) {
    this.round = round;
    this.#boards = boards;
    this.#day = now.slice(0, 10);
    this.#opened = now.slice(11, 16);
    this.time = $state(this.#opened);
    if (about !== null) [this.board, this.words] = [String(about.board), about.words];
  }

  /** Says whom it concerns, or takes that back. */
  choose(side: 'white' | 'black'): void {
    this.side = this.side === side ? null : side;
  }

  /** The board that is meant; null for the hall, undefined for a number that is no board. */
  get row(): BoardRow | null | undefined {
    if (this.board.trim() === '') return null;
    return this.#boards().find(({ board }) => board === Number(this.board));
  }

  /** Who it concerns. */
  get player(): BoardRow['white'] | null {
    return this.side === null ? null : (this.row?.[this.side] ?? null);
  }

  get isTime(): boolean {
    return /^([01]?\d|2[0-3]):[0-5]\d$/.test(this.time.trim());
  }

  /** The first field that keeps it from being saved; null where nothing does. */
  get missing(): 'board' | 'time' | 'text' | null {
    if (this.row === undefined) return 'board';
    if (!this.isTime) return 'time';
    return this.article.trim() === '' && this.words.trim() === '' ? 'text' : null;
  }

  /** The result of a game that is lost by the decision; null where there is none to enter. */
  get result(): GameResult | null {
    if (this.penalty !== 'game-lost' || this.player === null) return null;
    return this.side === 'white' ? 'black-wins' : 'white-wins';
  }

  /** Earlier incidents of the same player under the same article. */
  earlier(incidents: readonly IncidentRow[]): readonly IncidentRow[] {
    const { player } = this;
    const article = this.article.trim();
    if (player === null || article === '') return [];
    return incidents.filter(
      (one) => one.article === article && one.players.some(({ id }) => id === player.id),
    );
  }

  /** Nothing is noted before it happened: a time that is half a day ahead is of the day before, as 23:50 is at 00:10. */
  get #happenedAt(): string {
    const time = this.time.trim().padStart(5, '0');
    const isAhead = minutesOf(time) - minutesOf(this.#opened) > HALF_A_DAY;
    const day = isAhead ? daysLater(this.#day.replaceAll('-', '/'), -1).replaceAll('/', '-') : this.#day;
    return `${day}T${time}`;
  }

  get args(): Omit<Commands['incidents.note']['args'], 'confirmed'> {
    const { player, row } = this;
    return {
      incident: {
        round: this.round,
        board: row?.board ?? null,
        players: player === null ? [] : [player.id],
        article: this.article.trim(),
        penalty: this.penalty,
        decision: this.decision.trim(),
        text: this.words.trim(),
        happenedAt: this.#happenedAt,
        reported: this.reported,
      },
      result: this.entersResult ? this.result : null,
    };
  }
}

function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return 60 * Number(hours) + Number(minutes);
}
