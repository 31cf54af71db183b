/** Made-up positions for the BCF rules: identity, number, place and row all differ. */
import type { Competitor, RoundRecord } from '../../../src-engine/history/competitor.ts';
import type { Colour } from '../../../src-engine/model/colour.ts';
import { blankPlayer, type Absence } from '../../../src-engine/model/player.ts';
import { STANDARD_SCORING } from '../../../src-engine/model/scoring.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

export interface Card {
  /** Pairing number. */
  readonly no: number;
  /** In tenths. */
  readonly score: number;
  /** `WB`, oldest first. */
  readonly colours?: string;
  /** Numbers of opponents met, or paired with without a game. */
  readonly met?: readonly number[];
  /** Numbers of players whom the event keeps apart from this one. */
  readonly barred?: readonly number[];
  readonly defaulted?: readonly number[];
  /** Rounds in which the player floated. */
  readonly down?: readonly number[];
  readonly up?: readonly number[];
  /** Codes by round: `{ 1: 'H' }`. */
  readonly byes?: Readonly<Record<number, 'U' | 'F' | 'H' | 'Z'>>;
  readonly absences?: readonly Absence[];
  readonly withdrawnFrom?: number;
}

const idOf = (no: number) => 900 - 7 * no;

function competitorOf(card: Card, round: number): Competitor {
  const { no, score, met = [], barred = [], defaulted = [] } = card;
  const colours = [...(card.colours ?? '')].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const absentees = [...defaulted];
  const records = Array.from({ length: round - 1 }, (_, index): RoundRecord => {
    const bye = card.byes?.[index + 1];
    const opponent = bye === undefined ? idOf(absentees.pop() ?? 90) : 0;
    const [down, up] = [card.down, card.up].map((rounds) => rounds?.includes(index + 1) === true);
    return {
      cell: { opponent, colour: null, code: bye ?? null },
      points: 0,
      played: false,
      colour: null,
      scoreBefore: down === true ? 5 : 0,
      opponentScoreBefore: up === true ? 5 : 0,
    };
  });
  return {
    player: {
      ...blankPlayer(idOf(no), `Player${no}, Test`),
      absences: [...(card.absences ?? [])],
      withdrawnFrom: card.withdrawnFrom ?? null,
    },
    id: idOf(no),
    tpn: no,
    parityNumber: no,
    rating: 2000 - no,
    score,
    pairingScore: score,
    rounds: records,
    colours,
    colourDifference: colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0),
    met: new Set(met.map(idOf)),
    barred: new Set(barred.map(idOf)),
    gamesPlayed: colours.length,
    byeBarred: false,
  };
}

/** The cards in any order; meetings and defaults need to be said on one side only. */
export function taskOf(
  round: number,
  cards: readonly Card[],
  initialColour: 'white' | 'black' = 'white',
): PairingTask {
  const mutual = cards.map((card) => ({
    ...card,
    met: cards
      .filter(({ no, met }) => met?.includes(card.no) === true || card.met?.includes(no) === true)
      .map(({ no }) => no),
    defaulted: cards
      .filter(
        ({ no, defaulted }) => defaulted?.includes(card.no) === true || card.defaulted?.includes(no) === true,
      )
      .map(({ no }) => no),
  }));
  const competitors = mutual
    .map((card) => competitorOf(card, round))
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  return {
    round,
    rounds: 9,
    initialColour,
    scoring: STANDARD_SCORING,
    competitors,
    field: new Map(competitors.map((player) => [player.id, player])),
    seed: 0,
  };
}

/** `1-4 3-2`, White first, by the number of the higher card; the bye as `5-`. */
export function pairedOf(task: PairingTask): string {
  const round = BCF.pair(task);
  if (!round.ok) return round.failure.code;
  const number = (id: number) => task.field.get(id)!.tpn;
  const pairs = round.value.pairs.map(({ white, black }) => [number(white), number(black)] as const);
  const games = pairs.sort((a, b) => Math.min(...a) - Math.min(...b)).map((pair) => pair.join('-'));
  return [...games, ...(round.value.bye === null ? [] : [`${number(round.value.bye)}-`])].join(' ');
}

/** Pairs without colours, the lower number first. */
export function meetingsOf(task: PairingTask): string {
  return pairedOf(task)
    .split(' ')
    .map((pair) =>
      pair
        .split('-')
        .sort((a, b) => Number(a) - Number(b))
        .join('-'),
    )
    .join(' ');
}
