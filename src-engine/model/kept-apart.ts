/** Who is kept apart in a round by the event's own rules (C.05 5.2): clubs, federations, families and named players. */
import { foldedText } from './names.ts';
import { surnameOf, type Player, type PlayerId } from './player.ts';
import type { KeepApart, Prohibition } from './rules.ts';
import type { Tournament } from './tournament.ts';

/** Players who are not to meet each other, as one constraint holds for them. */
export interface Constraint {
  readonly by: KeepApart['by'];
  /** The club, federation or family as the first player has it; `''` for named players. */
  readonly value: string;
  /** In order of registration. */
  readonly players: readonly PlayerId[];
  /** Firm: no pairing breaks it. Else a wish, which no rule of a system gives way to. */
  readonly firm: boolean;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** What puts a player into a group of this kind; `''` for nothing. */
export function groupOf(
  { club, federation, name }: Pick<Player, 'club' | 'federation' | 'name'>,
  by: KeepApart['by'],
): string {
  switch (by) {
    case 'club':
      return club.trim();
    case 'federation':
      return federation.trim();
    case 'family':
      return surnameOf(name).trim();
    case 'players':
      return '';
  }
}

/**
 * The constraints of the event in their order: named prohibitions first, then the others. A kind without a value stands
 * for one constraint for each of its groups. Groups of fewer than two players are left out. Cost: players for each.
 */
export function constraintsOf({ rules, players }: Tournament): readonly Constraint[] {
  const named = rules.prohibitions.map((prohibition): Constraint => ({
    ...prohibition,
    by: 'players',
    value: '',
    firm: true,
  }));
  const kept = (rules.keptApart ?? []).flatMap((rule) => groupsOf(rule, players));
  return [...named, ...kept].filter((constraint) => constraint.players.length > 1);
}

/** The same, only those that hold in `round`. */
export function constraintsIn(tournament: Tournament, round: number): readonly Constraint[] {
  const { rules } = tournament;
  // Most events have none, and a laboratory asks a million times.
  if (rules.prohibitions.length === 0 && rules.keptApart === undefined) return [];
  return constraintsOf(tournament).filter(
    ({ firstRound, lastRound }) => round >= firstRound && round <= lastRound,
  );
}

function groupsOf(rule: KeepApart, players: readonly Player[]): Constraint[] {
  if (rule.by === 'players') return [rule];
  const wanted = foldedText(rule.value.trim());
  const groups = new Map<string, { value: string; players: PlayerId[] }>();
  for (const player of players) {
    const value = groupOf(player, rule.by);
    const key = foldedText(value);
    if (key === '' || (wanted !== '' && key !== wanted)) continue;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { value, players: [player.id] });
    else known.players.push(player.id);
  }
  return [...groups.values()].map((group) => ({ ...rule, ...group }));
}

/** Whom constraints keep from whom, by player. */
export function barredBy(constraints: readonly Constraint[]): Map<PlayerId, Set<PlayerId>> {
  const barred = new Map<PlayerId, Set<PlayerId>>();
  for (const { players } of constraints) {
    for (const a of players) {
      let others = barred.get(a);
      if (others === undefined) barred.set(a, (others = new Set()));
      for (const b of players) if (b !== a) others.add(b);
    }
  }
  return barred;
}

/** Everything that holds firmly, as prohibitions: what a report and other programs understand. */
export function prohibitionsOf(tournament: Tournament): readonly Prohibition[] {
  return constraintsOf(tournament)
    .filter(({ firm }) => firm)
    .map(({ firstRound, lastRound, players }) => ({ firstRound, lastRound, players }));
}
