/** What a test tells the stand-in's process, and what that answers. */
import type { ShownDialog } from './natives.ts';

export type StandInRequest =
  | { readonly do: 'prepare-dialog'; readonly answer: unknown }
  | { readonly do: 'click-menu'; readonly id: string }
  | { readonly do: 'second-instance'; readonly data: unknown }
  | { readonly do: 'open-file'; readonly path: string }
  | { readonly do: 'power'; readonly on: 'battery' | 'ac' }
  | { readonly do: 'projector'; readonly isIn: boolean }
  | { readonly do: 'close-window' }
  | { readonly do: 'quit' }
  | { readonly do: 'tell-state' };

export interface StandInState {
  readonly windows: readonly { readonly title: string; readonly visible: boolean; readonly url: string }[];
  /** The window for the hall, null while there is none. */
  readonly hall: { readonly visible: boolean; readonly fullScreen: boolean; readonly x: number } | null;
  readonly keptAwake: boolean;
  readonly dialogs: readonly ShownDialog[];
  readonly opened: readonly string[];
  readonly permissionsDenied: boolean;
  readonly menu: readonly {
    readonly id: string;
    readonly label: string;
    readonly role: string;
    readonly accelerator: string;
  }[];
}

export type StandInAnswer = { readonly port: number } | { readonly state: StandInState };
