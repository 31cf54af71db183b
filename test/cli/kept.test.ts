/** Command lines with the whole of what they say, write and answer: kept in a text that is read like a terminal. */
import { expect, it } from 'vitest';
import { writeTrf } from '../../src-engine/index.ts';
import { EXAMPLE, seekerEvent } from '../norms/seeker.ts';
import { wallchart } from './memory-io.ts';
import { SMALL_OPEN } from './rating-report.ts';
import { ALL_EXCUSED, ALONE, BARE, FIVE, OPEN_GAME, SIX, TWO } from './samples.ts';

const NAMES: Readonly<Record<number, string>> = {
  ...{ 11: 'Ash, Kim', 12: 'Birch, Lou', 13: 'Cedar, Max', 14: 'Elm, Sam', 15: 'Fir, Bo' },
};
const line = (number: number, rating: number, points: string, rank: number, ...cells: string[]) =>
  `001 ${String(number).padStart(4)}      ${NAMES[number]!.padEnd(33)}${String(rating).padStart(5)}` +
  `${' '.repeat(28)}${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell}`).join('')}`;

/** Five whose numbers are no identities, after one round; 15 was away. */
const ELEVEN = [
  ...['012 From eleven on', 'XXR 3'],
  line(11, 2720, '1.0', 1, '  13 w 1'),
  line(12, 2701, '1.0', 2, '  14 b 1'),
  line(13, 2697, '0.0', 3, '  11 b 0'),
  line(14, 2689, '0.0', 4, '  12 w 0'),
  line(15, 2673, '0.0', 5, '0000 - Z'),
  '',
].join('\n');

/** With a second round whose colours are turned on the first board, and whose bye is another's. */
const WRONG = [
  ...['012 From eleven on', 'XXR 3', '202 WIN,BH'],
  line(11, 2720, '2.0', 1, '  13 w 1', '  12 w 1'),
  line(12, 2701, '1.0', 3, '  14 b 1', '  11 b 0'),
  line(13, 2697, '1.0', 2, '  11 b 0', '0000 - U'),
  line(14, 2689, '1.0', 4, '  12 w 0', '  15 b 1'),
  line(15, 2673, '0.0', 5, '0000 - Z', '  14 w 0'),
  '',
].join('\n');

/** Without 15, who is away in the second round too. */
const AWAY = ELEVEN.replace('0000 - Z', '0000 - Z  0000 - Z');
const PLAYED_OUT = WRONG.replace('XXR 3', 'XXR 2');

const FILES = {
  'in/eleven.trf': ELEVEN,
  'in/wrong.trf': WRONG,
  'in/away.trf': AWAY,
  'in/out.trf': PLAYED_OUT,
  'in/five.trf': FIVE,
  'in/six.trf': SIX,
  'in/two.trf': TWO,
  'in/bare.trf': BARE,
  'in/open.trf': OPEN_GAME,
  'in/excused.trf': ALL_EXCUSED,
  'in/alone.trf': ALONE,
  'in/small.trf': SMALL_OPEN,
  'in/masters.trf': writeTrf(seekerEvent(EXAMPLE), 'trf26'),
  'in/short.trf': writeTrf(seekerEvent(EXAMPLE.slice(0, 5)), 'trf26'),
  'in/teams.trf': `${FIVE}192 FIDE_TEAM\n310   1 One\n`,
  'in/early.trf': writeTrf(seekerEvent(EXAMPLE.slice(0, 3), { rules: { rounds: 11 } }), 'trf26'),
  'in/weak.trf': writeTrf(seekerEvent(EXAMPLE.map((each) => each.replace(/[1=]$/, '0'))), 'trf26'),
  'in/points.trf': WRONG.replace('2.0', '2.5'),
  'in/both.trf': WRONG.replace('  11 b 0  0000 - U', '0000 - Z  0000 - U'),
  'in/letter.trf': 'Dear arbiter,\n',
  'in/odd.trf': WRONG.replace('0000 - U', '0000 - Q'),
};

/** One after the other as at a terminal: the answer, what went to the standard error marked with !, files with their names. */
async function said(calls: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const call of calls) {
    const { code, out, err, files } = await wallchart(call.split(' '), FILES);
    const answer = out.replace(/^Wallchart \d+\.\d+\.\d+$/m, 'Wallchart VERSION');
    const marked = (text: string, mark: string) =>
      text === ''
        ? []
        : text
            .replace(/\n$/, '')
            .split('\n')
            .map((each) => `${mark}${each}`.trimEnd());
    parts.push(
      ...[`$ wallchart ${call}`, ...marked(answer, '  '), ...marked(err, '! ')],
      ...[...files].flatMap(([name, text]) => [`> ${name}`, ...marked(text, '  ')]),
      ...[`= ${code}`, ''],
    );
  }
  return parts.join('\n');
}

it('rounds are explained as they are kept', async () => {
  const rounds = [
    ...[
      'eleven.trf',
      'eleven.trf --round 1',
      'wrong.trf --round 2',
      'wrong.trf --round 3',
      'wrong.trf --round 4',
    ],
    ...['eleven.trf --board 1', 'eleven.trf --board 2', 'eleven.trf --board 3', 'eleven.trf --board 4'],
    ...['11 13', '13 11', '11 14', '14 11', '12 11', '11 15', '11 11', '11 1', '1 11'].map(
      (two) => `eleven.trf --why-not ${two}`,
    ),
    ...['away.trf --why-not 11 15', 'away.trf --why-not 15 11', 'six.trf --system lim-2026 --board 1'],
    ...['eleven.trf --trace', 'eleven.trf --round 2 --system burstein-2026 --trace', 'bare.trf'],
    ...['bare.trf --initial-colour W --rounds 3', 'two.trf', 'open.trf', 'teams.trf'],
  ];
  await expect(await said(rounds.map((words) => `explain in/${words}`))).toMatchFileSnapshot(
    'kept-explained.txt',
  );
});

it('rounds are paired and judged as they are kept', async () => {
  const paired = [
    ...['eleven.trf', 'eleven.trf --round 1', 'eleven.trf --round 2', 'eleven.trf --round 3', 'away.trf'],
    ...['wrong.trf', 'wrong.trf --round 9', 'out.trf', 'two.trf', 'bare.trf', 'bare.trf --initial-colour W'],
    ...[
      'bare.trf --rounds 3',
      'bare.trf --initial-colour B --rounds 3',
      'bare.trf --initial-colour white --rounds 3',
    ],
    ...['open.trf', 'excused.trf', 'excused.trf --round 2', 'alone.trf', 'alone.trf --round 3', 'teams.trf'],
    ...[
      'eleven.trf --system nix',
      'eleven.trf --maxi',
      'eleven.trf --beta 2',
      'odd.trf',
      'odd.trf --lenient',
    ],
  ];
  const judged = [
    ...[
      'wrong.trf',
      'wrong.trf --json',
      'wrong.trf --round 1',
      'wrong.trf --round 1 --json',
      'wrong.trf --round 3',
    ],
    ...['wrong.trf --ranks', 'wrong.trf --ranks --json', 'eleven.trf --ranks', 'eleven.trf --ranks --json'],
    ...[
      'bare.trf',
      'bare.trf --json',
      'bare.trf --ranks',
      'excused.trf',
      'excused.trf --round 9',
      'teams.trf',
    ],
    ...['two.trf --system nix', 'five.trf in/six.trf --json'],
  ];
  const calls = [...paired.map((words) => `pair in/${words}`), ...judged.map((words) => `check in/${words}`)];
  await expect(await said([...calls, '-check in/wrong.trf', '-check'])).toMatchFileSnapshot(
    'kept-rounds.txt',
  );
});

it('ratings and norms are told as they are kept', async () => {
  const calls = [
    'ratings in/small.trf',
    'ratings in/small.trf --json',
    'norms in/masters.trf',
    'norms in/short.trf',
  ];
  const more = [
    ...['norms in/eleven.trf', 'norms in/early.trf', 'norms in/weak.trf', 'norms in/both.trf'],
    ...[
      'ratings in/bare.trf',
      'ratings in/eleven.trf --json',
      'ratings in/both.trf',
      'standings in/both.trf',
      'pair in/both.trf',
      'check in/both.trf',
    ],
  ];
  await expect(await said([...calls, ...more])).toMatchFileSnapshot('kept-ratings.txt');
});

it('the calls of other engines are answered as they are kept', async () => {
  const calls = [
    ...[
      'in/eleven.trf -p',
      'in/eleven.trf -p out.txt -l',
      'in/wrong.trf -p ./out.txt -l ./list',
      'in/two.trf -p',
    ],
    ...[
      'in/wrong.trf -c',
      'in/wrong.trf -c 2',
      'in/wrong.trf -c 1',
      '--dutch in/wrong.trf -c',
      'in/wrong.trf -c -l',
    ],
    ...[
      'in/out.trf -p',
      'in/open.trf -p',
      'in/teams.trf -p',
      'in/bare.trf -p',
      'in/none.trf -p',
      'in/odd.trf -p',
    ],
    ...['--burstein in/wrong.trf -p', '--burstein in/wrong.trf -c', '-b in/six.trf -p', '-b in/six.trf -c'],
    ...['-r', '-w', '--dutch -r', '-p', 'in/eleven.trf -p missing/out.txt', 'in/eleven.trf -q -p'],
    ...['--dutch in/two.trf -c', 'in/excused.trf -c'],
  ];
  await expect(await said(calls)).toMatchFileSnapshot('kept-engines.txt');
});

it('reports are judged and written as they are kept', async () => {
  const calls = [
    ...[
      'wrong.trf',
      'wrong.trf --json',
      'points.trf',
      'points.trf --json',
      'letter.trf',
      'letter.trf --json',
    ],
    ...['none.trf', 'wrong.trf --encoding nix', 'wrong.trf --filing', 'bare.trf --filing'],
  ].map((words) => `validate in/${words}`);
  const conversions = [
    ...['wrong.trf --to trf26', 'wrong.trf --to trf16 --line-end lf', 'open.trf --to trf26 --for report'],
    ...['wrong.trf --to trf26 --for report', 'points.trf --to trf16', 'points.trf --to trf16 --accept'],
    ...['wrong.trf --to trf99', 'wrong.trf --to trf26 --for fun', 'wrong.trf --to trf26 --line-end x'],
    ...['wrong.trf --to trf26 --encoding nix', 'letter.trf --to trf26', 'none.trf --to trf26'],
  ].map((words) => `convert in/${words} -o out.trf`);
  const all = await said([...calls, ...conversions]);
  // How the two are used is told in full by their help.
  await expect(all.replaceAll(/\n!\n! Usage: [^]*?\n= /g, '\n! (usage)\n= ')).toMatchFileSnapshot(
    'kept-reports.txt',
  );
});
