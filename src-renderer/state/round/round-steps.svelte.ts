import type { RoundView } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { mayGoOn } from '../results/waiting-games.ts';
import { TypedAhead } from '../typed-ahead.ts';

interface Seen extends Pick<RoundView, 'round' | 'phase'> {
  readonly ahead: TypedAhead | null;
}

interface PrimaryStep {
  readonly label: string;
  readonly enabled: boolean;
  readonly run: () => void;
}

/** What leads a round from nothing to the wall, one step at a time. */
export class RoundSteps {
  readonly #app: App;
  #pairing = $state(false);
  /** The round and its phase on screen, and what tells whether its step was there before the key. */
  #seen: Seen = { round: 0, phase: 'later', ahead: null };

  constructor(app: App) {
    this.#app = app;
  }

  get pairing(): boolean {
    return this.#pairing;
  }

  /**
   * The one step that comes next, or null after the last round. A key that is pressed twice does not do the step after: that
   * one has to be on screen first.
   */
  primary(view: RoundView): PrimaryStep | null {
    const step = this.#step(view);
    const { round, phase } = view;
    if (round !== this.#seen.round) this.#seen = { round, phase, ahead: null };
    else if (phase !== this.#seen.phase)
      this.#seen = { round, phase, ahead: new TypedAhead(performance.now()) };
    const { ahead } = this.#seen;
    if (step === null || ahead === null) return step;
    return { ...step, run: () => (ahead.includes(performance.now()) ? undefined : step.run()) };
  }

  #step(view: RoundView): PrimaryStep | null {
    const free = !this.#app.frozen && !this.#pairing;
    const { actions } = text.round;
    switch (view.phase) {
      case 'later':
        return { label: actions.pair, enabled: free && view.can.pair, run: () => void this.pair(view) };
      case 'draft':
        return view.can.publish
          ? { label: actions.publish, enabled: free, run: () => void this.publish(view) }
          : { label: actions.check, enabled: free && view.can.check, run: () => void this.check(view) };
      case 'checked':
        return {
          label: actions.publish,
          enabled: free && view.can.publish,
          run: () => void this.publish(view),
        };
      case 'published':
      case 'playing':
        // Where only adjourned games are left, the next round comes: they count as draws for its pairing.
        return (
          (mayGoOn(view.boards) ? this.#next(view.round + 1) : null) ?? {
            label: actions.results,
            enabled: true,
            run: () => this.#app.show('results'),
          }
        );
      case 'done':
        return this.#next(view.round + 1);
    }
  }

  #next(round: number): PrimaryStep | null {
    if (round > (this.#app.document?.rounds.length ?? 0)) return null;
    return { label: text.round.actions.next(round), enabled: true, run: () => this.#app.chooseRound(round) };
  }

  async pair({ round }: RoundView): Promise<void> {
    this.#pairing = true;
    const paired = await this.#app.run('round.pair', { round, confirmed: 0 });
    this.#pairing = false;
    if (paired !== null) this.#app.say(text.round.paired(round, paired.value.seconds));
  }

  async check({ round }: RoundView): Promise<void> {
    const checked = await this.#app.run('round.check', { round });
    if (checked?.value.agrees) this.#app.say(text.round.checked(round));
  }

  async publish({ round }: RoundView): Promise<void> {
    const published = await this.#app.run('round.publish', { round, confirmed: 0 });
    if (published !== null) this.#app.say(text.round.publishedSaid(round, published.value.version));
  }

  async unpublish({ round }: RoundView): Promise<void> {
    const taken = await this.#app.run('round.unpublish', { round, confirmed: 0 });
    if (taken !== null) this.#app.say(text.round.taken(round));
  }

  async discard({ round }: RoundView): Promise<void> {
    const discarded = await this.#app.run('round.discard', { round });
    if (discarded !== null) this.#app.say(text.round.discarded(round));
  }
}
