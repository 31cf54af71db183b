/** The program's values and ranks beside those of the articles, on random events. */
import { standingsOf, TIE_BREAK_TEXTS, type Scoring, type Tournament } from '../../../src-engine/index.ts';
import type { Board, Round, Unpaired } from '../../../src-engine/model/tournament.ts';
import { renumbered, withDistantIdentities } from '../renumbered.ts';
import { scoreOf } from './article-16.ts';
import { pick, roundRobinEvent, shuffle, swissEvent, upTo, type Random } from './events.ts';
import { codeOf, valueOf } from './individual.ts';
import { individualGroups } from './ranking.ts';
import { plainEventOf, type PlainEvent } from './record.ts';

export interface Comparison {
  readonly values: number;
  readonly differences: readonly string[];
}

/** Every code and modifier of MTB26 for single players that gives a value, and some beyond. */
export const VALUE_CODES = [
  ...'WIN WON BPG BWG REP STD TPN TPN/R RTNG RTNG/R PS PS/C1 PS/C2 AOB AOB/F TPR PTP APRO APPO'.split(' '),
  ...'KS KS/L+1 KS/L+2 KS/L-1 KS/L-2 KS/L1 KS/L60 KS/L67 ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2'.split(' '),
  ...['BH', 'FB'].flatMap((code) => ['', '/C1', '/C2', '/C3', '/M1', '/M2'].map((cut) => `${code}${cut}`)),
  ...['BH', 'FB'].flatMap((code) => ['', '/C1', '/C2', '/M1', '/M2'].map((cut) => `${code}${cut}/P`)),
  ...'SB SB/C1 SB/C2 SB/C3 SB/P SB/C1/P SB/C2/P'.split(' '),
];

const LISTS = [
  ['DE'],
  ['DE/P', 'WIN', 'STD'],
  ['BH/C1', 'BH', 'SB', 'DE'],
  ['DE', 'BH/C1', 'SB', 'DE/P', 'TPN/R'],
  ['SB', 'KS', 'DE', 'BPG'],
  ['ARO', 'TPR', 'RTNG/R'],
];

/** With Black everything brings more, and a bye as much as a win with White. */
const UNEVEN: Partial<Scoring> = {
  ...{ whiteWin: 10, blackWin: 12, whiteDraw: 5, blackDraw: 7, whiteLoss: 0, blackLoss: 1 },
  ...{ fullBye: 10, pairingAllocatedBye: 10, forfeitWin: 12 },
};

/** A loss brings nearly as much as a win, and a bye less than a draw. */
const LOSSES_PAY: Partial<Scoring> = {
  ...{ whiteWin: 30, blackWin: 30, whiteDraw: 25, blackDraw: 25, whiteLoss: 20, blackLoss: 20 },
  ...{ fullBye: 30, pairingAllocatedBye: 30, forfeitWin: 30, halfBye: 15, unknown: 25 },
};

/** Now and then colours are worth something or a loss is, or somebody has no number. */
function oddly(random: Random, event: Tournament): Tournament {
  const { rules } = event;
  const change = pick(random, [{}, {}, {}, {}, UNEVEN, LOSSES_PAY]);
  const numberless = random() < 0.1 ? upTo(random, 1, event.players.length) : 0;
  return {
    ...event,
    rules: { ...rules, scoring: { ...rules.scoring, ...change } },
    players: event.players.map((player) => (player.tpn === numberless ? { ...player, tpn: 0 } : player)),
  };
}

/** A round robin in which some forfeits name no opponent, and some who were free have points for it. */
function loosely(random: Random, event: Tournament): Tournament {
  const rounds = event.rounds.map((round): Round => {
    const nameless = round.boards.filter(
      ({ result }) => /^forfeit-(white|black)/.test(result) && random() < 0.4,
    );
    const given = round.unpaired.map((entry) =>
      random() < 0.5 ? { ...entry, kind: pick(random, ['half', 'half', 'full', 'zero'] as const) } : entry,
    );
    const moved = nameless.flatMap(({ white, black, result }): Unpaired[] => {
      const [winner, loser] = result === 'forfeit-white-wins' ? [white, black] : [black, white];
      const lost: Unpaired[] = random() < 0.5 ? [{ player: loser, kind: 'zero' }] : [];
      return [{ player: winner, kind: 'forfeit-win' }, ...lost];
    });
    const boards = round.boards
      .filter((board) => !nameless.includes(board))
      .map((board): Board => (random() < 0.02 ? { ...board, result: 'open' } : board));
    return { ...round, boards, unpaired: [...given, ...moved] };
  });
  return { ...event, rounds };
}

/** The event with some players lifted to the same score above all others: who is tied decides what Art. 6 looks at. */
function withTie(random: Random, tournament: Tournament, event: PlainEvent): Tournament {
  const ids = tournament.players.map(({ id }) => id);
  const top = Math.max(...ids.map((id) => scoreOf(event, id))) + 5;
  shuffle(random, ids);
  const tied = ids.slice(0, upTo(random, 2, 6));
  const players = tournament.players.map((player) => {
    const lift = tied.includes(player.id) ? top - scoreOf(event, player.id) : 0;
    return { ...player, adjustment: player.adjustment + lift };
  });
  return { ...tournament, players };
}

/** After how many rounds: often all, else some of them, or those before somebody withdrew. */
function roundsCounted(random: Random, { players, rounds }: Tournament): number {
  if (random() < 0.6) return rounds.length;
  const left = players.flatMap(({ withdrawnFrom }) => (withdrawnFrom !== null ? [withdrawnFrom - 1] : []));
  const before = left.length > 0 ? pick(random, left) : 0;
  return before > 0 && before <= rounds.length ? before : upTo(random, 1, rounds.length);
}

/** One random event under one text: points and all values, then the ranks by some lists. */
export function compareIndividual(random: Random): Comparison {
  const roundRobin = random() < 0.35;
  const made = roundRobin ? loosely(random, roundRobinEvent(random)) : swissEvent(random);
  const written = oddly(random, made);
  const tournament = withDistantIdentities(renumbered(written, written.rules.lotSeed).tournament);
  const played = tournament.rounds.length;
  const afterRound = roundsCounted(random, tournament);
  const text = pick(random, TIE_BREAK_TEXTS);
  const plain = { counted: afterRound, text, roundRobin };
  const unrated = pick(random, ['leave-out', 1234] as const);
  const event = plainEventOf(tournament, { ...plain, unrated });
  const where = `${roundRobin ? 'round robin' : 'Swiss'} of ${tournament.players.length}, ${afterRound}/${played}, ${text}`;
  const options = { afterRound, text };
  const { rows } = standingsOf(tournament, { ...options, unrated, tieBreaks: VALUE_CODES });
  const differences: string[] = [];
  let values = 0;
  for (const { player, points, values: found } of rows) {
    if (points !== scoreOf(event, player) || found.length !== VALUE_CODES.length)
      differences.push(`${where}: ${player} has ${points} points and ${found.length} values`);
    found.forEach(({ code, value, scale, shown }, place) => {
      values++;
      const due = valueOf(event, player, codeOf(VALUE_CODES[place]!));
      const own = shown === '' ? null : value / scale;
      if (own === due || (own !== null && due !== null && Math.abs(own - due) < 1e-9)) return;
      differences.push(`${where}: ${code} of ${player} is ${own}, the article gives ${due}`);
    });
  }
  const compareRanks = (of: Tournament, list: readonly string[]): void => {
    values += of.players.length;
    const rule = pick(random, ['drop', 'drop', unrated] as const);
    const found = groupsOf(of, { ...options, unrated: rule, tieBreaks: list });
    const due = textOfGroups(individualGroups(plainEventOf(of, { ...plain, unrated: rule }), list));
    if (found !== due) differences.push(`${where}: ${list.join(' ')} ranks ${found}, the articles ${due}`);
  };
  for (const list of [pick(random, LISTS), randomList(random)]) compareRanks(tournament, list);
  for (let ties = 0; ties < 8; ties++) {
    const tied = withTie(random, tournament, event);
    for (const list of [['DE'], ['DE/P']]) compareRanks(tied, list);
  }
  return { values, differences };
}

function randomList(random: Random): string[] {
  const codes = ['DE', 'DE/P', 'DE', ...VALUE_CODES];
  shuffle(random, codes);
  return codes.slice(0, 4);
}

function groupsOf(tournament: Tournament, options: Parameters<typeof standingsOf>[1]): string {
  const groups = new Map<number, number[]>();
  for (const { player, sharedRank } of standingsOf(tournament, options).rows) {
    groups.set(sharedRank, [...(groups.get(sharedRank) ?? []), player]);
  }
  return textOfGroups([...groups.values()]);
}

export function textOfGroups(groups: readonly (readonly number[])[]): string {
  return groups.map((group) => [...group].sort((a, b) => a - b).join('=')).join(' ');
}

/** Many comparisons, added up; `compare` draws from a generator of its own for each seed. */
export function compareMany(
  seeds: readonly number[],
  compare: (random: Random) => Comparison,
  randomOf: (seed: number) => Random,
): Comparison {
  const differences: string[] = [];
  let values = 0;
  for (const seed of seeds) {
    const found = compare(randomOf(seed));
    values += found.values;
    differences.push(...found.differences.map((one) => `seed ${seed}: ${one}`));
  }
  return { values, differences };
}
