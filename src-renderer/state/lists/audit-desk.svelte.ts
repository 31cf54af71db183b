/** The comparison of the entries with a rating list: which rows are shown, which are marked, and what the arbiter decides. */
import { SvelteSet } from 'svelte/reactivity';
import type { AuditDetail, AuditRow, AuditView } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';

type Kind = AuditRow['kind'];

/** What may be shown, and the kinds of rows that belong to each. */
const AUDIT_FILTERS = {
  all: ['other-person', 'differs', 'other-month', 'twice', 'missing', 'out-of-line'],
  differs: ['other-person', 'differs', 'other-month'],
  twice: ['twice'],
  missing: ['missing'],
  'out-of-line': ['out-of-line'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;
type AuditFilter = keyof typeof AUDIT_FILTERS;

/** True where the list can be taken at once: not for somebody who may be another person. */
export function canBeTaken(row: AuditRow | null): boolean {
  return row?.kind === 'differs' || row?.kind === 'other-month';
}

/** Which entries beside the list are looked at, and what is chosen of them. */
export class AuditDesk {
  readonly #app: App;
  readonly #view: () => AuditView | null;
  #at = $state(0);
  #filter = $state<AuditFilter>('all');
  /** Players that the arbiter marked; of them those count whose entry can still be taken. */
  readonly #marks = new SvelteSet<number>();

  constructor(app: App, view: () => AuditView | null) {
    this.#app = app;
    this.#view = view;
  }

  get filter(): AuditFilter {
    return this.#filter;
  }
  get all(): readonly AuditRow[] {
    return this.#view()?.rows ?? [];
  }
  get rows(): readonly AuditRow[] {
    return this.#of(this.#filter);
  }
  /** Place of the current row among those shown; -1 where there is none. */
  get current(): number {
    return Math.min(this.#at, this.rows.length - 1);
  }
  get row(): AuditRow | null {
    return this.rows[this.current] ?? null;
  }
  get marked(): readonly number[] {
    return this.#takeable.filter((id) => this.#marks.has(id));
  }
  /** Whose entries one key puts right: the marked ones, else all that the list can be taken for. */
  get chosen(): readonly number[] {
    return this.marked.length > 0 ? this.marked : this.#takeable;
  }
  get keepLabel(): string {
    const { keep, twoPeople, confirm, samePerson } = text.audit;
    switch (this.row?.kind) {
      case 'other-person':
        return samePerson;
      case 'twice':
        return twoPeople;
      case 'out-of-line':
        return confirm;
      default:
        return keep;
    }
  }
  get #takeable(): readonly number[] {
    return this.all.filter(canBeTaken).map(({ player }) => player.id);
  }

  count(filter: AuditFilter): number {
    return this.#of(filter).length;
  }

  choose(filter: AuditFilter): void {
    [this.#filter, this.#at] = [filter, 0];
  }

  go(index: number): void {
    this.#at = index;
  }

  isMarked(row: AuditRow): boolean {
    return canBeTaken(row) && this.#marks.has(row.player.id);
  }

  toggleMark(): void {
    const { row } = this;
    if (row === null || !canBeTaken(row)) return;
    const { id } = row.player;
    if (!this.#marks.delete(id)) this.#marks.add(id);
    this.#at = Math.min(this.current + 1, this.rows.length - 1);
  }

  async take(ids: readonly number[]): Promise<void> {
    const taken = await this.#app.run('players.takeList', { players: ids, confirmed: 0 });
    if (taken === null) return;
    for (const id of ids) this.#marks.delete(id);
    this.#app.say(text.audit.taken(taken.value.changed));
  }

  /** Takes a proposed player of the list for the current row; `hit` from 1 on. */
  async propose(detail: AuditDetail | null, hit: number): Promise<void> {
    const found = detail?.hits[hit - 1];
    if (this.row === null || found === undefined) return;
    const { list, place } = found;
    const args = { player: this.row.player.id, list: list.id, place, confirmed: 0 } as const;
    const taken = await this.#app.run('players.takeEntry', args);
    if (taken !== null) this.#app.say(text.audit.taken(taken.value.changed));
  }

  async keep(): Promise<void> {
    if (this.row === null) return;
    const { kind, player, other } = this.row;
    const kept = await this.#app.run('players.settle', {
      kind,
      player: player.id,
      other: other?.id ?? null,
    });
    if (kept !== null) this.#app.say(text.audit.settled(player.name));
  }

  async merge(): Promise<void> {
    const { row } = this;
    if (row === null || row.other === null) return;
    const args = { kept: row.player.id, gone: row.other.id, confirmed: 0 } as const;
    const merged = await this.#app.run('players.merge', args);
    if (merged !== null) this.#app.say(text.audit.merged(row.player.name));
  }

  /** Saves everything that is to be settled as a sheet. */
  async save(): Promise<void> {
    const chosen = await this.#app.chooseFile('save-pdf', `${text.audit.title}.pdf`);
    if (chosen === null) return;
    const saved = await this.#app.run('players.saveAudit', { target: chosen.file, paper: 'A4' });
    if (saved !== null) this.#app.say(text.audit.saved(saved.value.path));
  }

  #of(filter: AuditFilter): readonly AuditRow[] {
    const kinds: readonly Kind[] = AUDIT_FILTERS[filter];
    return this.all.filter(({ kind }) => kinds.includes(kind));
  }
}
