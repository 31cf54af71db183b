/** Judges any pairing of a round by the Dutch rows. */
import type { Contender } from './kernel/contender.ts';
import { bracketView, culpritsOf, valueOfRow } from './kernel/row.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BracketAssessment,
  Pair,
  Pairing,
  PairingTask,
  RowValue,
  Violation,
} from '../system.ts';
import { coloured, contendersOfTask, ruleAgainst } from './dutch.ts';
import type { Edition } from './edition.ts';
import { outlineOf, rowsFor, type OutlinedBracket } from './outline.ts';

/**
 * Violations of absolute rules and the value of every row in every bracket. The look-ahead rows (2026: C8, 2017: C.7)
 * show what the next bracket of this pairing really came to. The score of the receiver of the bye (2026: C5) stands first
 * in the first bracket, because it is settled before it.
 */
export function assessDutch(edition: Edition, task: PairingTask, pairing: Pairing): Assessment {
  const contenders = contendersOfTask(edition, task);
  const outline = outlineOf(edition, contenders, pairing);
  const bye = contenders.find(({ id }) => id === pairing.bye);
  return {
    violations: violationsIn(edition, task, contenders, pairing),
    brackets: outline.map((bracket, index) =>
      assessed(
        edition,
        task,
        bracket,
        outline[index + 1] ?? null,
        pairing.bye,
        index === 0 ? bye : undefined,
      ),
    ),
  };
}

function assessed(
  edition: Edition,
  task: PairingTask,
  bracket: OutlinedBracket,
  next: OutlinedBracket | null,
  byeId: PlayerId | null,
  bye: Contender | undefined,
): BracketAssessment {
  const { movedDown, residents, pairs, downfloaters } = bracket;
  const view = bracketView(residents, movedDown);
  const rows = rowsFor(edition, bracket, next, byeId).map((row): RowValue => {
    const { id, article, label } = row;
    const judged = row.scope === 'bracket' ? bracket : next;
    if (judged === null) return { id, article, label, value: row.kind === 'count' ? [0] : [], culprits: [] };
    const judgedView = judged === bracket ? view : bracketView(judged.residents, []);
    return {
      id,
      article,
      label,
      value: valueOfRow(row, judged.pairs, judged.downfloaters, judgedView),
      culprits: idsOf(culpritsOf(row, judged.pairs, judged.downfloaters, judgedView)),
    };
  });
  return {
    score: residents[0]!.score,
    residents: idsOf(residents),
    movedDown: idsOf(movedDown),
    pairs: pairs.map(([a, b]) => coloured(a, b, task.initialColour ?? 'white')),
    downfloaters: idsOf(downfloaters),
    rows: bye === undefined || edition === '2017' ? rows : [byeScore(bye), ...rows],
  };
}

/** Id of the row of the whole round that stands in its first bracket. */
export const BYE_SCORE = 'C5';

/** 2.3.1 [C5] Minimise the score of the receiver of the pairing-allocated bye. */
function byeScore(bye: Contender): RowValue {
  return {
    id: BYE_SCORE,
    article: '2.3.1',
    label: 'Score of the player with the bye',
    value: [bye.score],
    culprits: [bye.id],
  };
}

const idsOf = (players: readonly Contender[]): PlayerId[] => players.map(({ id }) => id);

function violationsIn(
  edition: Edition,
  task: PairingTask,
  contenders: readonly Contender[],
  pairing: Pairing,
): Violation[] {
  const byId = new Map(contenders.map((player) => [player.id, player]));
  const seats = [...pairing.pairs.flatMap(({ white, black }) => [white, black]), ...byeSeat(pairing)];
  const found: Violation[] = [];
  for (const { id } of contenders) if (!seats.includes(id)) found.push(completeness('missing-player', id));
  for (const [at, id] of seats.entries()) {
    if (!byId.has(id)) found.push(completeness('unknown-player', id));
    else if (seats.indexOf(id) !== at) found.push(completeness('doubled-player', id));
  }
  for (const pair of pairing.pairs) {
    const [white, black] = [byId.get(pair.white), byId.get(pair.black)];
    if (white === undefined || black === undefined || white === black) continue;
    found.push(...violationsOfPair(edition, task, white, black, pair));
  }
  const bye = byId.get(pairing.bye ?? 0);
  if (bye?.byeBarred) {
    const [id, article] = edition === '2026' ? ['C2', '2.1.2'] : ['C.2', 'C.2'];
    found.push({ id: id, article: article, players: [bye.id], kind: 'second-bye' });
  }
  return found;

  function completeness(kind: string, player: PlayerId): Violation {
    const article = edition === '2026' ? '1.9.1' : 'A.9';
    return { id: article, article, players: [player], kind };
  }
}

const byeSeat = ({ bye }: Pairing): PlayerId[] => (bye === null ? [] : [bye]);

function violationsOfPair(
  edition: Edition,
  task: PairingTask,
  white: Contender,
  black: Contender,
  pair: Pair,
): Violation[] {
  const players = [white.id, black.id];
  const rule = ruleAgainst(edition, white, black);
  if (rule !== null) {
    const meeting = rule.endsWith('1');
    const article = edition === '2017' ? rule : meeting ? '2.1.1' : '2.1.3';
    const kind = !meeting
      ? 'same-absolute-preference'
      : white.competitor.met.has(black.id)
        ? 'rematch'
        : 'prohibited';
    return [{ id: rule, article, players, kind }];
  }
  const [higher, lower] = white.rank < black.rank ? [white, black] : [black, white];
  if (task.initialColour === null || coloured(higher, lower, task.initialColour).white === pair.white)
    return [];
  const article = edition === '2026' ? '5.2' : 'E';
  return [{ id: article, article, players, kind: 'wrong-colours' }];
}
