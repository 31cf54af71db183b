/** What hands do with rounds. */
import type { Queries } from '../../../src-main/ipc/contract.ts';
import { lineOfResult, USUAL, type Hands } from './hands.ts';
import type { Game } from './ledger.ts';
import { enter } from './results.ts';

export async function pair(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length + 1;
  const adjourned = hands.adjourned();
  await hands.give('round.pair', { round, confirmed: 0 }, () => adjourned);
}

export async function arrange(hands: Hands): Promise<void> {
  const players = hands.random.shuffled(await hands.players()).map(({ id }) => id);
  const bye = players.length % 2 === 1 ? players.pop()! : null;
  const pairs = Array.from({ length: players.length / 2 }, (_, at) => ({
    white: players[2 * at]!,
    black: players[2 * at + 1]!,
  }));
  const adjourned = hands.adjourned();
  const round = hands.ledger.pages().length + 1;
  await hands.give('round.arrange', { round, pairs, bye, confirmed: 0 }, () => adjourned);
}

export async function publish(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length + 1;
  const known = (await hands.document()).rounds[round - 1];
  const drafted = known === undefined || known.phase === 'later' ? [] : (await hands.round(round)).boards;
  const boards = drafted.map(({ board, white, black }) => ({ board, white: white.id, black: black.id }));
  await hands.give('round.publish', { round, confirmed: 0 }, () => [{ kind: 'up', round, boards }]);
}

export async function nextRound(hands: Hands): Promise<void> {
  await pair(hands);
  await publish(hands);
}

/** A result comes while the next round is being paired. */
export async function rush(hands: Hands): Promise<void> {
  const pages = hands.ledger.pages();
  const open = [...hands.lastSheet()].filter(([, { result }]) => result === 'open');
  if (open.length === 0) return;
  const [board, game] = hands.random.pick(open);
  const keyed = { round: pages.length, board, result: hands.random.pick(USUAL) };
  const before = await hands.seq();
  const [paired, entered] = await Promise.all([
    hands.program.command('round.pair', { round: pages.length + 1, confirmed: 4 }),
    hands.program.command('results.enter', { ...keyed, confirmed: 4 }),
  ]);
  const seq = await hands.seq();
  hands.trail.push(`${hands.commands} rush ${JSON.stringify(keyed)} → ${before + 1}–${seq}`);
  if (!entered.ok || paired.ok)
    throw new Error(`a result during the pairing: ${JSON.stringify([paired, entered])}`);
  hands.ledger.write(seq, [lineOfResult(pages.length, keyed, game, false)]);
}

export async function discard(hands: Hands): Promise<void> {
  await hands.give('round.discard', { round: hands.ledger.pages().length + 1 }, () => []);
}

export async function unpublish(hands: Hands): Promise<void> {
  const round = Math.max(1, hands.ledger.pages().length);
  await hands.give('round.unpublish', { round, confirmed: 0 }, () => [{ kind: 'down', round }]);
}

export async function repair(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length;
  if (hands.lastSheet().size === 0) return;
  const reply = await hands.program.handlers.queries['round.repairs'](await repairRequest(hands, round));
  if (!reply.ok) return;
  const { token, plans } = reply.value;
  if (hands.random.chance(0.1)) await enter(hands);
  const plan = hands.random.pick(plans);
  const agreed = plan.concerned.map(({ id }) => id);
  const boards = plan.changes.map(({ board, after }) => ({
    board,
    after: after === null ? null : { white: after.white.id, black: after.black.id },
  }));
  await hands.give('round.repair', { token, plan: plan.kind, agreed, confirmed: 0 }, () => [
    { kind: 'changed', round, boards },
  ]);
}

async function repairRequest(hands: Hands, round: number) {
  const none: Queries['round.repairs']['args'] = { round, missing: [], arrived: [], held: [], played: [] };
  const [[board, { white, black }], other] = hands.random.shuffled([...hands.lastSheet()]) as [
    [number, Game],
    [number, Game] | undefined,
  ];
  if (hands.random.chance(0.25)) return { ...none, played: [{ board, white: black, black: white }] };
  if (hands.random.chance(0.2) && other !== undefined)
    return {
      ...none,
      played: [
        { board, white, black: other[1].black },
        { board: other[0], white: other[1].white, black },
      ],
    };
  const away = (await hands.round(round)).unpaired.map(({ id }) => id);
  return {
    ...none,
    missing: hands.random.chance(0.7) ? [hands.random.pick([white, black])] : [],
    arrived: hands.random.chance(0.4) ? away.slice(0, 1) : [],
    held: hands.random.chance(0.3) && other !== undefined ? [other[0]] : [],
  };
}
