/** Native things that a test scripts or looks at: dialogs, menu, shell, screens. */
import { EventEmitter } from 'node:events';

export interface ShownDialog {
  readonly kind: 'open' | 'save' | 'error' | 'message';
  readonly options: unknown;
}

/** Dialogs that the program showed, and the answers that the test has prepared for the next ones. */
export const shownDialogs: ShownDialog[] = [];
export const preparedAnswers: unknown[] = [];

function show(kind: ShownDialog['kind'], args: readonly unknown[]): Promise<unknown> {
  shownDialogs.push({ kind, options: args.at(-1) });
  if (preparedAnswers.length === 0)
    return Promise.reject(new Error(`The test prepared no answer for the ${kind} dialog`));
  return Promise.resolve(preparedAnswers.shift());
}

export const dialog = {
  showOpenDialog: (...args: unknown[]) => show('open', args),
  showSaveDialog: (...args: unknown[]) => show('save', args),
  /** The number of the button that the test has prepared. */
  showMessageBoxSync: (_window: unknown, options: unknown): unknown => {
    shownDialogs.push({ kind: 'message', options });
    return preparedAnswers.shift();
  },
  showErrorBox: (title: string, content: string) =>
    void shownDialogs.push({ kind: 'error', options: { title, content } }),
};

export interface MenuItem {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly click?: () => void;
  readonly submenu?: readonly MenuItem[];
}

export class Menu {
  static #application: Menu | null = null;
  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[]) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly MenuItem[]): Menu {
    return new Menu(template);
  }

  static setApplicationMenu(menu: Menu): void {
    Menu.#application = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#application;
  }

  /** Every item of the application's menu, without the menus that hold them. */
  static leaves(): readonly MenuItem[] {
    const below = (item: MenuItem): readonly MenuItem[] => item.submenu?.flatMap(below) ?? [item];
    return Menu.#application?.items.flatMap(below) ?? [];
  }
}

/** The test pulls the plug and puts it back. */
export const powerMonitor = Object.assign(new EventEmitter(), {
  isOnBatteryPower: (): boolean => false,
});

/** Files and addresses that were handed to the system. */
export const openedBySystem: string[] = [];

export const shell = {
  openPath(path: string): Promise<string> {
    openedBySystem.push(path);
    return Promise.resolve('');
  },
};

export interface Display {
  readonly id: number;
  readonly label: string;
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly workArea: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

function displayAt(id: number, label: string, x: number): Display {
  return {
    id,
    label,
    bounds: { x, y: 0, width: 1920, height: 1080 },
    workArea: { x, y: 0, width: 1920, height: 1040 },
  };
}

const LAPTOP = displayAt(1, 'Laptop', 0);
let displays: readonly Display[] = [LAPTOP];
/** As in real life, a monitor that comes back has another number. */
let nextDisplay = 2;

/** The test plugs the projector in and pulls its cable. */
export const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: (): readonly Display[] => displays,
  getPrimaryDisplay: (): Display => LAPTOP,
  getDisplayMatching: ({ x }: { readonly x: number }): Display =>
    displays.find(({ bounds }) => x >= bounds.x && x < bounds.x + bounds.width) ?? LAPTOP,
});

export function plugProjector(isIn: boolean): void {
  displays = isIn ? [LAPTOP, displayAt(nextDisplay++, 'Projector', 1920)] : [LAPTOP];
  screen.emit(isIn ? 'display-added' : 'display-removed', {}, displays.at(-1));
}

const blockers = new Set<number>();

export const powerSaveBlocker = {
  start: (): number => {
    const id = blockers.size + 1;
    blockers.add(id);
    return id;
  },
  stop: (id: number): boolean => blockers.delete(id),
};

/** True while the program keeps the screens awake. */
export function isKeptAwake(): boolean {
  return blockers.size > 0;
}

export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});
