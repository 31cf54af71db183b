/** Judging and explaining rounds of the Lim System in the articles of C.04.4.3. */
import { balancingColour, mayMeetAs } from '../../history/colour-history.ts';
import { boardReasons, commonViolations, shortName, whyNotBy, type CommonRules } from '../frame/judging.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Assessment, BoardReason, Pair, Pairing, PairingTask, Violation, WhyNot } from '../system.ts';
import { areApart, areCompatible } from './compatibility.ts';
import { pairRound, type LimBoard } from './pairing.ts';

const COMPATIBLE = { id: '2.1', article: 'C.04.4.3 2.1', label: 'Compatible players' } as const;
const COMMON: CommonRules = {
  meeting: COMPATIBLE,
  bye: { id: '1.1', article: 'C.04.1 4', label: 'One bye' },
  everybody: { id: '2.2', article: 'C.04.4.3 2.2', label: 'Everybody is paired' },
  isByeBarred: ({ byeBarred }) => byeBarred,
};

/** Absolute rules broken by the pairing, and the two things that the exchanges of the text are for. */
export function assess(task: PairingTask, pairing: Pairing): Assessment {
  const scoreOf = (id: PlayerId) => task.field.get(id)!.pairingScore;
  const split = pairing.pairs.filter(({ white, black }) => scoreOf(white) !== scoreOf(black));
  const missed = missing(task, pairing.pairs);
  return {
    violations: [...commonViolations(task, pairing, COMMON), ...colourViolations(task, pairing)],
    brackets: [
      {
        score: null,
        residents: task.competitors.map(({ id }) => id),
        movedDown: [],
        pairs: pairing.pairs,
        downfloaters: [],
        rows: [
          {
            id: '2.2',
            article: 'C.04.4.3 2.2',
            label: 'Games between different scores',
            value: [split.length],
            culprits: split.flatMap(({ white, black }) => [white, black]),
          },
          {
            id: '5.2',
            article: 'C.04.4.3 5.2',
            label: 'Due colours missed',
            value: [missed.length],
            culprits: missed,
          },
        ],
      },
    ],
  };
}

/** Players who do not have their due colour. */
function missing(task: PairingTask, pairs: readonly Pair[]): PlayerId[] {
  const misses = (id: PlayerId, colour: Colour) => {
    const due = balancingColour(task.field.get(id)!);
    return due !== null && due !== colour;
  };
  return pairs.flatMap(({ white, black }) => [
    ...(misses(white, 'white') ? [white] : []),
    ...(misses(black, 'black') ? [black] : []),
  ]);
}

/** 5.1: pairs whose colours, or any colours, break the limits. */
function colourViolations(task: PairingTask, { pairs }: Pairing): Violation[] {
  return pairs.flatMap(({ white, black }): Violation[] => {
    const [w, b] = [task.field.get(white)!, task.field.get(black)!];
    if (areApart(w, b) || (areCompatible(task, w, b) && (mayMeetAs(w, b) || !mayMeetAs(b, w)))) return [];
    return [{ id: '5.1', article: 'C.04.4.3 5.1', players: [white, black], kind: 'colour-limit' }];
  });
}

/** Explains each board by the step that made it; boards that the text does not give are said to be arranged. */
export function reasons(task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(task);
  const made = (round.ok ? round.value.boards : []).map((board) => ({
    pair: board.colours.pair,
    sentence: sentenceOf(board),
    colourArticle: `C.04.4.3 ${board.colours.article}`,
    colourSentence: board.colours.sentence,
  }));
  return boardReasons(task, pairing, made, balancingColour, {
    sentence:
      'The last player of the lowest score who may still receive the bye and whose absence lets all others be paired.',
    article: 'C.04.4.3 1.1',
  });
}

function sentenceOf({ made, higher, lower }: LimBoard): string {
  const [high, low] = [shortName(higher), shortName(lower)];
  switch (made.article) {
    case '2.4':
      return `${high} and ${low} stand opposite each other when the halves of the group are put side by side.`;
    case '4.1':
      return `Somebody in the group could not meet the player opposite, so opponents were exchanged: ${high} gets ${low}.`;
    case '5.2':
      return `Opponents were exchanged so that more players get the colour they are due: ${high} gets ${low}.`;
    case '3.8':
      return higher.pairingScore === lower.pairingScore
        ? `One of them left the group for lack of an opponent; ${high} and ${low} are the first who can meet.`
        : `${high} and ${low} meet across scores: the first available opponent for the player who had to leave his group.`;
  }
}

/** Answers by 2.1, or by the round that results when the two have no other opponent. */
export function whyNot(task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot {
  return whyNotBy(task, pairing, a, b, {
    against: (x, y) => {
      if (areCompatible(task, x, y)) return null;
      if (x.met.has(y.id)) return { rule: COMPATIBLE, sentence: 'They have already met.' };
      const sentence = areApart(x, y)
        ? 'The tournament keeps them apart.'
        : 'One of them would get a colour three times in a row or three times too often.';
      return { rule: COMPATIBLE, sentence };
    },
    force: () => {
      const round = pairRound(task, { forced: [[a, b]] });
      return round.ok ? { ok: true, value: round.value.pairing } : round;
    },
    assess: (round) => assess(task, round),
    order: {
      rule: { id: '4.1', article: 'C.04.4.3 4.1', label: 'Order of the exchanges' },
      sentence: 'The order of the exchanges comes to the pairing that was made first.',
    },
  });
}
