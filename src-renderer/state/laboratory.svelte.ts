import type { LabList, LabSetup, LabView } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';
import type { App } from './app.svelte.ts';

export const FIELD_KINDS = ['tournament', 'file', 'typed', 'ratings'] as const;
type FieldKind = (typeof FIELD_KINDS)[number];
export const LAB_VIEWS = ['table', 'compared', 'measures'] as const;

/** Systems that have a digit, and are seen without asking for more. */
export const FIRST_SYSTEMS = 9;

/** Chosen at the beginning, beside the system of the tournament. */
const USUAL = [
  'dutch-2026',
  'dutch-2026+baku-2026',
  'dubov-2026',
  'burstein-2026',
  'mwm-burstein',
  'mwm-random2',
] as const;
const USUAL_ROUNDS = 9;

/** What is chosen on the Lab page; the run itself is main's. */
export class LabDesk {
  kind = $state<FieldKind | null>(null);
  players = $state('120');
  lowest = $state('1400');
  highest = $state('2400');
  pasted = $state('');
  /** What was read of the file chosen last; null before one is. */
  list = $state.raw<LabList | null>(null);
  chosen = $state.raw<readonly string[]>(USUAL);
  rounds = $state<string | null>(null);
  runs = $state('1000');
  all = $state(false);
  view = $state<(typeof LAB_VIEWS)[number]>('table');

  /** Which field: the tournament's where there is one, until another is chosen. */
  kindFor(view: LabView): FieldKind {
    const kind = this.kind ?? 'tournament';
    return kind === 'tournament' && view.field === null ? 'typed' : kind;
  }

  roundsFor(view: LabView): string {
    return this.rounds ?? String(view.rounds || USUAL_ROUNDS);
  }

  toggle(system: string, most: number): void {
    if (this.chosen.includes(system)) this.chosen = this.chosen.filter((each) => each !== system);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, system];
  }

  /** What is sent to main: the system that is announced first, since the others are compared with it. */
  setupFor(view: LabView): LabSetup {
    const kind = this.kindFor(view);
    const { announced } = view;
    const systems = view.systems.map(({ id }) => id).filter((id) => this.chosen.includes(id));
    return {
      field:
        kind === 'typed'
          ? { kind, players: whole(this.players), lowest: whole(this.lowest), highest: whole(this.highest) }
          : kind === 'ratings'
            ? { kind, ratings: ratingsIn(this.pasted) }
            : kind === 'file'
              ? { kind, name: this.list?.field.name ?? '', ratings: [...(this.list?.ratings ?? [])] }
              : { kind },
      systems: systems.includes(announced)
        ? [announced, ...systems.filter((id) => id !== announced)]
        : systems,
      rounds: whole(this.roundsFor(view)),
      runs: whole(this.runs),
    };
  }

  /** Why it cannot be started, `''` where it can. Main checks the same once more. */
  objectionFor(view: LabView): string {
    const { field, systems, rounds, runs } = this.setupFor(view);
    const words = text.labPage.objections;
    if (systems.length === 0) return words.noSystem;
    if (field.kind === 'typed' && !isWithin(field.players, 4, 2000)) return words.players;
    if (
      field.kind === 'typed' &&
      !(isWithin(field.lowest, 1, 4000) && isWithin(field.highest, field.lowest, 4000))
    )
      return words.bounds;
    if (field.kind === 'ratings' && !isWithin(field.ratings.length, 4, 2000)) return words.ratings;
    if (field.kind === 'file' && this.list === null) return words.noFile;
    if (field.kind === 'file' && !isWithin(field.ratings.length, 4, 2000)) return words.players;
    if (!isWithin(rounds, 1, 30)) return words.rounds;
    return isWithin(runs, 1, 100_000) ? '' : words.runs;
  }
}

function whole(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

/** The ratings in a pasted text: numbers of three or four digits that stand alone. */
export function ratingsIn(pasted: string): number[] {
  return [...pasted.matchAll(/(?<![\d.,/-])\d{3,4}(?![\d.,/-]\d|\d)/g)]
    .map(([number]) => Number(number))
    .filter((rating) => isWithin(rating, 100, 4000));
}

/** Asks for a list of players and makes it the field. */
export async function chooseLabFile(app: App, desk: LabDesk): Promise<void> {
  const chosen = await app.chooseFile('open-field', '');
  if (chosen === null) return;
  const read = await app.run('lab.readField', { file: chosen.file });
  if (read === null) return;
  desk.list = read.value;
  desk.kind = 'file';
}

/** Saves the page for the organiser where the arbiter wants it. */
export async function saveLabSheet(app: App): Promise<void> {
  const chosen = await app.chooseFile('save-pdf', `${text.pages.lab}.pdf`);
  if (chosen === null) return;
  const saved = await app.run('lab.save', { target: chosen.file, paper: 'A4' });
  if (saved !== null) app.say(text.labPage.saved(saved.value.path));
}
