/** One run: a system plays the tournament of a seed, and the measures are taken. */
import type { Competitor } from '../history/competitor.ts';
import { balancingColour } from '../history/colour-history.ts';
import type { PlayerId } from '../model/player.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import { entrantsOf as meetingEntrantsOf, meetingGraph } from '../systems/mwm/graph.ts';
import type { Merit } from '../systems/mwm/merit.ts';
import { heaviestMeetings } from '../systems/mwm/pairing.ts';
import type { PairingSystem, PairingTask } from '../systems/system.ts';
import { finalOrderOf } from '../tiebreaks/standings.ts';
import { chancesOf, type ChancesOf } from './chances.ts';
import { systemOfContestant, type Contestant } from './contestant.ts';
import { measuresOf, TOP_SEEDS, type Experiment, type Measure } from './experiment.ts';
import { emptyTournament, playOut } from './play.ts';
import { concordance, discountedGain, squaredDisplacement } from './ranking.ts';
import { entrantsOf, type Entrant } from './strengths.ts';

/** Takes the measures of runs of one experiment. */
export class Observer {
  readonly measures: readonly Measure[];
  readonly #experiment: Experiment;
  readonly #systems: readonly PairingSystem[];
  readonly #chances: ChancesOf;

  constructor(experiment: Experiment) {
    this.#experiment = experiment;
    this.measures = measuresOf(experiment);
    this.#systems = experiment.contestants.map(systemOfContestant);
    this.#chances = chancesOf(experiment.results);
  }

  /** Values of the measures for every contestant; null for one that found no round. Same seed, same players and luck. */
  observe(seed: number): (readonly number[] | null)[] {
    const entrants = entrantsOf(this.#experiment.field, seed);
    const truth = truePlaces(entrants);
    return this.#experiment.contestants.map((contestant, index) =>
      this.#run(contestant, this.#systems[index]!, seed, entrants, truth),
    );
  }

  #run(
    contestant: Contestant,
    system: PairingSystem,
    seed: number,
    entrants: readonly Entrant[],
    truth: readonly number[],
  ): readonly number[] | null {
    const { rounds, tieBreaks, normalised } = this.#experiment;
    const start = emptyTournament(entrants, contestant, { rounds, seed, tieBreaks });
    const strengthOf = (player: PlayerId): number => entrants[player - 1]!.strength;
    const watch = new Watch(strengthOf, normalised);
    const played = playOut(start, system, { seed, chances: this.#chances, strengthOf }, (task, { pairs }) =>
      watch.see(task, pairs),
    );
    if (!played.ok) return null;
    const facts = new Facts(played.value, truth, strengthOf, watch);
    return this.measures.map((measure) => facts.valueOf(measure));
  }
}

/** Place of each entrant by true strength, from 0. */
export function truePlaces(entrants: readonly Entrant[]): number[] {
  const order = entrants
    .map((_, index) => index)
    .sort((a, b) => entrants[b]!.strength - entrants[a]!.strength);
  const places = new Array<number>(entrants.length);
  order.forEach((index, place) => (places[index] = place));
  return places;
}

type StrengthOf = (player: PlayerId) => number;

/** What has to be seen round by round, while scores and colours are those before the round. */
class Watch {
  /** Float pairs by round. */
  readonly floats: number[] = [];
  /** Players who did not get the colour that balances their games. */
  complaints = 0;
  strength = 0;
  possible = 0;
  readonly #strengthOf: StrengthOf;
  readonly #normalised: boolean;

  constructor(strengthOf: StrengthOf, normalised: boolean) {
    this.#strengthOf = strengthOf;
    this.#normalised = normalised;
  }

  see(task: PairingTask, pairs: readonly { readonly white: PlayerId; readonly black: PlayerId }[]): void {
    let floats = 0;
    for (const { white, black } of pairs) {
      const [w, b] = [task.field.get(white)!, task.field.get(black)!];
      if (w.score !== b.score) floats++;
      if (balancingColour(w) === 'black') this.complaints++;
      if (balancingColour(b) === 'white') this.complaints++;
      this.strength += Math.abs(this.#strengthOf(white) - this.#strengthOf(black));
    }
    this.floats.push(floats);
    if (this.#normalised) {
      const playing = new Set(pairs.flatMap(({ white, black }) => [white, black]));
      const seated = task.competitors.filter(({ id }) => playing.has(id));
      this.possible += largestDifference(task, seated, this.#strengthOf);
    }
  }
}

/** Tenths: strengths enter the matching as whole numbers. */
const PARTS = 10;

/**
 * The largest sum of strength differences of a round of the paper's engine: scores and colours weigh first, then
 * π = |str − str'| ("Reasons for High Ranking Quality"). Zero where the engine finds no round.
 */
function largestDifference(
  task: PairingTask,
  players: readonly Competitor[],
  strengthOf: StrengthOf,
): number {
  const strengths = new Map(players.map(({ id, tpn }) => [tpn, Math.round(PARTS * strengthOf(id))]));
  const all = [...strengths.values()];
  const greatest = Math.max(...all) - Math.min(...all);
  const merit: Merit = {
    measure: (higher, lower) => Math.abs(strengths.get(higher.tpn)! - strengths.get(lower.tpn)!),
    greatest: () => greatest,
    wanted: 'large',
    isPower: false,
    scale: PARTS,
    label: 'ranking-distances',
  };
  const entrants = meetingEntrantsOf(players);
  const ranked = entrants.map(({ player }) => player);
  const mate = heaviestMeetings(merit, task, entrants, meetingGraph(task, ranked), 'exact');
  if (mate === null) return 0;
  return entrants.reduce(
    (sum, { rank, player }) =>
      sum + Math.abs(strengthOf(player.id) - strengthOf(entrants[mate[rank]!]!.player.id)) / 2,
    0,
  );
}

/** A tournament that was played, and the values that it gives. */
class Facts {
  readonly #tournament: Tournament;
  readonly #truth: readonly number[];
  readonly #strengthOf: StrengthOf;
  readonly #watch: Watch;
  readonly #orders: (readonly number[])[] = [];
  #leaders = 0;

  constructor(tournament: Tournament, truth: readonly number[], strengthOf: StrengthOf, watch: Watch) {
    this.#tournament = tournament;
    this.#truth = truth;
    this.#strengthOf = strengthOf;
    this.#watch = watch;
  }

  valueOf({ kind, round }: Measure): number {
    const { rounds } = this.#tournament;
    switch (kind) {
      case 'tau':
        return concordance(this.#placesAfter(round));
      case 'rho': {
        const places = this.#placesAfter(round);
        return places.length * (places.length ** 2 - 1) - 6 * squaredDisplacement(places);
      }
      case 'ndcg':
        return Math.round(1e6 * discountedGain(this.#placesAfter(round)));
      case 'floats':
        return this.#watch.floats.slice(0, round).reduce((sum, floats) => sum + floats, 0);
      case 'colours':
        return colourDifferences(this.#tournament, round);
      case 'paradoxes':
        return paradoxes(rounds, this.#strengthOf);
      case 'strength':
        return Math.round(10 * this.#watch.strength);
      case 'normalised':
        return Math.round((1e6 * this.#watch.strength) / Math.max(this.#watch.possible, 1e-9));
      case 'topGames':
        return rounds.reduce((sum, each) => sum + topGamesIn(each), 0);
      case 'topMeeting':
        return firstMeetingIn(rounds);
      case 'complaints':
        return this.#watch.complaints;
      case 'sharedFirst':
        this.#placesAfter(rounds.length);
        return this.#leaders;
      case 'podium':
        return podiumDistance(this.#placesAfter(round));
      case 'champion':
        return this.#placesAfter(round)[0] === 0 ? 1 : 0;
    }
  }

  /** True places in the order of the standings after a round. */
  #placesAfter(round: number): readonly number[] {
    return (this.#orders[round] ??= (() => {
      const { players, leaders } = finalOrderOf(this.#tournament, { afterRound: round });
      if (round === this.#tournament.rounds.length) this.#leaders = leaders;
      return players.map((player) => this.#truth[player - 1]!);
    })());
  }
}

/** Sum over the players of |games with White − games with Black| after the first `after` rounds. */
function colourDifferences({ players, rounds }: Tournament, after: number): number {
  const differences = new Array<number>(players.length + 1).fill(0);
  for (const { boards } of rounds.slice(0, after)) {
    for (const { white, black } of boards) {
      differences[white]!++;
      differences[black]!--;
    }
  }
  return differences.reduce((sum, difference) => sum + Math.abs(difference), 0);
}

/** Games that the weaker player won. */
function paradoxes(rounds: readonly Round[], strengthOf: StrengthOf): number {
  let count = 0;
  for (const { boards } of rounds) {
    for (const { white, black, result } of boards) {
      const gap = strengthOf(white) - strengthOf(black);
      if ((result === 'white-wins' && gap < 0) || (result === 'black-wins' && gap > 0)) count++;
    }
  }
  return count;
}

function topGamesIn({ boards }: Round): number {
  return boards.filter(({ white, black }) => white <= TOP_SEEDS && black <= TOP_SEEDS).length;
}

/** The round, from 1, of the first game of top seeds; the one after the last where they have none. */
function firstMeetingIn(rounds: readonly Round[]): number {
  const first = rounds.findIndex((each) => topGamesIn(each) > 0);
  return (first < 0 ? rounds.length : first) + 1;
}

/** Sum over the three strongest players of |place reached − true place|. */
function podiumDistance(places: readonly number[]): number {
  return places.reduce((sum, truth, place) => sum + (truth < 3 ? Math.abs(place - truth) : 0), 0);
}
