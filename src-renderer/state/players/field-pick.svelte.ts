import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { wholeNames } from '../../../src-engine/model/short-names.ts';
import { PlayerPick } from './player-pick.svelte.ts';
import { useView } from '../view.svelte.ts';

/** Players of the whole field to pick from: by pairing number, and while nobody has one by that of their registration. */
export class FieldPick {
  readonly #players = useView('players.view', ['players'], () => null);
  readonly all = $derived<readonly PlayerRow[]>(this.#players.value?.players ?? []);
  readonly isNumbered = $derived(this.all.some(({ tpn }) => tpn > 0));
  readonly pick = new PlayerPick<PlayerRow>(
    () => this.all,
    ({ tpn, id }) => (this.isNumbered ? tpn : id),
  );

  readonly #names = $derived(wholeNames(this.all));

  /** The name, which is theirs alone. */
  readonly nameOf = (id: number): string => this.#names.get(id) ?? String(id);
}
