/** Everything that a system says of a round, as a text that is kept: boards, reasons, steps, rows and answers to "why not". */
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type {
  Pairing,
  PairingSystem,
  PairingTask,
  RowValue,
  WhyNot,
} from '../../src-engine/systems/system.ts';
import { sentenceOf, stepLines, worded } from '../oracle/worded.ts';
import { renumbered, selfPlay, type Law } from './self-play.ts';

/** A round of a played tournament, and the pairs of numbers that are asked "why not": `1-2 7-3`. */
export type TellingRound = readonly [
  seed: number,
  players: number,
  rounds: number,
  messiness: number,
  round: number,
  whyNot: string,
  rules?: Partial<Rules>,
];

/** All that is said of these rounds, in which identity, number and place all differ. */
export function toldOf(system: PairingSystem, rounds: readonly TellingRound[], law?: Law): string {
  return rounds
    .map((telling) => {
      const [seed, players, length, , round, whyNot] = telling;
      const task = taskOf(system, telling, law);
      return `# seed ${seed}, ${players} players, round ${round} of ${length}\n${roundOf(system, task, whyNot)}\n`;
    })
    .join('\n');
}

function taskOf(system: PairingSystem, telling: TellingRound, law?: Law): PairingTask {
  const [seed, players, rounds, messiness, round, , rules = {}] = telling;
  const found: PairingTask[] = [];
  const look: Parameters<typeof selfPlay>[2] = ({ tournament, task }) => {
    if (task.round !== round) return;
    const again = pairingTaskOf(renumbered(tournament, seed).tournament, round);
    if (again.ok) found.push(again.value);
  };
  selfPlay(system, { seed, players, rounds, messiness, rules }, look, undefined, law);
  if (found[0] === undefined) throw new Error(`seed ${seed} does not come to round ${round}`);
  return found[0];
}

function roundOf(system: PairingSystem, task: PairingTask, whyNot: string): string {
  const answer = system.pair(task);
  if (!answer.ok) throw new Error(answer.failure.code);
  const pairing = answer.value;
  const tell = tellerOf(task);
  const boards = worded(task, system.reasons(task, pairing)).map(
    ({ white, black, reason, colour, sentence, colourSentence, whiteFloat, blackFloat, missedColour }) =>
      [
        `${tell.who(white)}-${tell.who(black)}`,
        `${reason.article}: ${sentence}`,
        `${colour.article}: ${colourSentence}`,
        [whiteFloat, blackFloat, ...missedColour].join(' '),
      ].join(' | '),
  );
  return [
    ...boards,
    ...stepLines(system, task),
    ...rowsOf(system, task, pairing),
    ...(whyNot === '' ? [] : whyNot.split(' ')).flatMap((two, at) => {
      const [one, other] = two
        .split('-')
        .map((number) => task.competitors.find(({ tpn }) => tpn === Number(number))!.id);
      const told = system.whyNot(task, pairing, one!, other!);
      return [...answerLines(task, told), ...alternativeLines(system, task, told, at === 0)];
    }),
  ].join('\n');
}

function tellerOf(task: PairingTask) {
  const who = (id: PlayerId | null) => (id === null ? '' : String(task.field.get(id)!.tpn));
  const all = (ids: readonly PlayerId[]) => ids.map(who).join(' ');
  const boards = ({ pairs, bye }: Pick<Pairing, 'pairs' | 'bye'>) =>
    [
      ...pairs.map(({ white, black }) => `${who(white)}-${who(black)}`),
      ...(bye === null ? [] : [`${who(bye)}-`]),
    ].join(' ');
  return { who, all, boards };
}

/** Brackets of a round by the system's own rows, and what is wrong with it. */
function rowsOf(system: PairingSystem, task: PairingTask, pairing: Pairing): string[] {
  const { all, boards } = tellerOf(task);
  const rowOf = ({ id, article, label, unit, value, culprits }: RowValue) =>
    `  ${id} ${article} ${label} ${unit} ${value.join(',')} (${all(culprits)})`;
  const { violations, brackets } = system.assess(task, pairing);
  return [
    ...violations.map(({ id, article, kind, players }) => `! ${id} ${article} ${kind} (${all(players)})`),
    ...brackets.flatMap(({ score, residents, movedDown, pairs, downfloaters, rows }) => [
      `[${score}] ${all(residents)} < ${all(movedDown)} > ${all(downfloaters)}: ${boards({ pairs, bye: null })}`,
      ...rows.map(rowOf),
    ]),
  ];
}

function answerLines(task: PairingTask, { a, b, verdict, reason, rule, comparison }: WhyNot): string[] {
  const { who } = tellerOf(task);
  const cited = rule === null ? 'no rule' : `${rule.id} ${rule.article} ${rule.label}`;
  return [
    `? ${who(a)}-${who(b)} ${verdict}, ${cited}: ${reason.article}: ${sentenceOf(task, reason)}`,
    ...comparison.map(
      ({ id, article, label, unit, now, then }) =>
        `  ${id} ${article} ${label} ${unit} ${now.join(',')} : ${then.join(',')}`,
    ),
  ];
}

/** The round that is shown beside, and its rows. */
function alternativeLines(
  system: PairingSystem,
  task: PairingTask,
  { alternative }: WhyNot,
  withRows: boolean,
): string[] {
  if (alternative === null) return [];
  const rows = withRows ? rowsOf(system, task, alternative) : [];
  return [`  = ${tellerOf(task).boards(alternative)}`, ...rows.map((line) => `  ${line}`)];
}
