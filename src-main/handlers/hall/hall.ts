/** The hall screen: how it is set, what it is told, and the window that the host makes for it. */
import {
  FEW_OPEN_GAMES,
  HALL_MESSAGE_LIMIT,
  type HallControl,
  type HallMessage,
  type HallPaging,
  type HallPicture,
  type HallPlace,
  type Reply,
} from '../../ipc/contract.ts';
import { languagesOf } from '../app/languages.ts';
import type { Desk } from '../desk.ts';
import type { HallPreferences } from '../preferences.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { texts } from '../../texts.ts';
import { localIso } from '../../time.ts';
import { earlierStarts, startsCommands } from './starts.ts';
import { hallContent, hallEvent, namesIn, viewNow, type HallEvent } from './picture.ts';

/** Until the window says how large it is. */
const USUAL_PLACE: HallPlace = { x: 0, y: 0, width: 1920, height: 1080 };

const CLOSED = { state: 'closed', screen: '', canMove: false } as const;
const NO_MESSAGE: HallMessage = { text: '', band: false };

export class HallScreen {
  readonly #desk: Desk;
  #message: HallMessage & { readonly path: string } = { ...NO_MESSAGE, path: '' };
  #paging: HallPaging;
  /** What the pages were counted for: another round or view begins with its first page. */
  #shown = '';
  #place: HallPlace;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#place = this.#preferences.place ?? USUAL_PLACE;
    this.#paging = this.#firstPage();
    desk.ports.hall?.watch(() => desk.changed(['hall']));
  }

  get #preferences(): HallPreferences {
    return this.#desk.preferences.values.hall;
  }

  #now(): number {
    return this.#desk.ports.now().getTime();
  }

  #firstPage(): HallPaging {
    return { page: 0, since: this.#now(), held: false };
  }

  /** What the hall window is told. It says where it lies, which is remembered. */
  see(place: HallPlace): HallPicture {
    const { x, y, width, height } = this.#place;
    if (place.x !== x || place.y !== y || place.width !== width || place.height !== height) {
      this.#place = place;
      this.#desk.preferences.change({ hall: { ...this.#preferences, place } });
      this.#desk.changed(['hall']);
    }
    return this.picture();
  }

  /** Never the moment that the arbiter looks back at: the hall always sees now. */
  picture(): HallPicture {
    const { document, preferences } = this.#desk;
    const { distance, theme, seconds } = this.#preferences;
    const event = document === null ? null : hallEvent(document.log.state.tournament);
    const view = event === null ? 'blank' : this.#viewOf(event);
    const round = event?.round ?? 0;
    const published = event?.tournament.rounds.at(-1);
    return {
      language: languagesOf(preferences.values).interface,
      event: event?.tournament.info.name ?? '',
      round,
      version: published?.version ?? 0,
      publishedAt: published?.publishedAt ?? '',
      starts: this.#startOf(round),
      view,
      content: event === null ? { kind: 'blank' } : hallContent(event, view, (other) => this.#startOf(other)),
      distance,
      theme,
      seconds,
      message: this.#messageFor(document?.path),
      paging: this.#pagingOf(`${document?.path} ${round} ${view}`),
    };
  }

  control(): HallControl | null {
    const { document, ports } = this.#desk;
    if (document === null) return null;
    const event = hallEvent(document.log.state.tournament);
    const current = event.tournament.rounds.at(-1);
    const { view: chosen, byItself } = this.#preferences;
    return {
      picture: this.picture(),
      window: ports.hall?.state() ?? CLOSED,
      place: this.#place,
      byItself,
      chosen,
      boards: current?.boards.length ?? 0,
      names: current === undefined ? 0 : namesIn(event.tournament),
      ranks: event.tournament.players.filter(({ expelled }) => expelled !== true).length,
      openGames: event.openGames,
      afterRound: event.afterRound,
      fewGames: FEW_OPEN_GAMES,
      messageLimit: HALL_MESSAGE_LIMIT,
      starts: Object.entries(document.log.state.starts).map(([round, at]) => ({ round: Number(round), at })),
      earlierStarts: earlierStarts(this.#desk),
    };
  }

  set(changes: Partial<HallPreferences>): void {
    this.#desk.preferences.change({ hall: { ...this.#preferences, ...changes } });
    this.#desk.changed(['hall']);
  }

  turn(page: number, held: boolean): void {
    this.#paging = { page, since: this.#now(), held };
    this.#desk.changed(['hall']);
  }

  say(message: HallMessage): void {
    this.#message = { ...message, path: this.#desk.document?.path ?? '' };
    this.#desk.changed(['hall']);
  }

  get place(): HallPlace | null {
    return this.#preferences.place;
  }

  /** The line belongs to the event that was open when it was written. */
  #messageFor(path: string | undefined): HallMessage {
    const { text, band, path: own } = this.#message;
    return text.trim() === '' || own !== path ? NO_MESSAGE : { text, band };
  }

  #viewOf(event: HallEvent) {
    const { view, byItself } = this.#preferences;
    // A start ends with its minute. Where none was announced, play has begun.
    const started = localIso(this.#desk.ports.now()) >= this.#startOf(event.round);
    return viewNow(event, view, byItself, started);
  }

  #pagingOf(shown: string): HallPaging {
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#paging = this.#firstPage();
    }
    return this.#paging;
  }

  #startOf(round: number): string {
    return this.#desk.document?.log.state.starts[round] ?? '';
  }
}

export function hallAnswer(screen: HallScreen): (place: HallPlace) => Promise<Reply<HallPicture>> {
  return (place) => Promise.resolve(answer(screen.see(place)));
}

export function hallQueries(screen: HallScreen): QueriesOf<'hall.control'> {
  return {
    'hall.control': () => {
      const control = screen.control();
      return Promise.resolve(control === null ? refuse(noDocument()) : answer(control));
    },
  };
}

export function hallCommands(
  desk: Desk,
  screen: HallScreen,
): CommandsOf<
  | 'hall.open'
  | 'hall.close'
  | 'hall.move'
  | 'hall.show'
  | 'hall.arrange'
  | 'hall.turn'
  | 'hall.say'
  | 'hall.announceStart'
  | 'hall.earlierStarts'
> {
  const done = () => Promise.resolve(answer(null));
  return {
    'hall.open': async () => {
      const { hall } = desk.ports;
      return hall === null
        ? refuse(refusal('no-hall-window', texts.hall.noWindow))
        : answer(await hall.open(screen.place));
    },
    'hall.close': () => {
      desk.ports.hall?.close();
      return done();
    },
    'hall.move': () => {
      desk.ports.hall?.move();
      return done();
    },
    'hall.show': ({ view }) => {
      screen.set({ view, byItself: { ...desk.preferences.values.hall.byItself, on: false } });
      return done();
    },
    'hall.arrange': (changes) => {
      screen.set(changes);
      return done();
    },
    'hall.turn': ({ page, held }) => {
      screen.turn(page, held);
      return done();
    },
    'hall.say': (message) => {
      screen.say(message);
      return done();
    },
    ...startsCommands(desk),
  };
}
