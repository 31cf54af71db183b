/** The program's values and ranks of teams beside those of the articles, on random events. */
import {
  teamStandingsOf,
  TIE_BREAK_TEXTS,
  type TeamEvent,
  type TeamStandingsOptions,
} from '../../../src-engine/index.ts';
import { scoreOf } from './article-16.ts';
import { textOfGroups, type Comparison } from './comparison.ts';
import { pick, shuffle, upTo, type Random } from './events.ts';
import { codeOf } from './individual.ts';
import { teamOccasion, type TeamOccasion } from './team-events.ts';
import type { PlainEvent } from './record.ts';
import { plainTeamsOf, teamGroups, teamValueOf, type PlainTeams } from './teams.ts';

const GENERIC = [
  ...'WIN WON BPG BWG REP STD PS PS/C1 AOB AOB/F KS KS/L+1 KS/L-1 BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P'.split(
    ' ',
  ),
  ...'FB FB/C1 FB/M1 FB/P FB/C1/P SB SB/C1 SB/C2 SB/P SB/C1/P'.split(' '),
];

/** `BH/C1` on a score: `BH:GP/C1`. */
const on = (code: string, score: string): string => code.replace(/^([A-Z]+)/, `$1:${score}`);

const VALUE_CODES = [
  ...GENERIC,
  ...['MP', 'GP'].flatMap((score) => GENERIC.map((code) => on(code, score))),
  ...['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].flatMap((code) =>
    ['', '/C1', '/C2', '/P', '/C1/P', '/C2/P'].map((modifiers) => `${code}${modifiers}`),
  ),
  ...'TPN TPN/R BC TBR BBE MPvGP SSSC SSSC/F SSSC/P SSSC/K5 SSSC/F/P'.split(' '),
];

const ENCOUNTERS =
  'EDE EDEBT EDEBB EDET EDEB EDE/P EDEBT/P EDEBB/P EDET/P EDEB/P DE DE/P DE:GP DE:MP/P'.split(' ');

/** Once more, as boards seldom part two teams. */
const KNOCK_OUTS = 'EDEBT EDEBB EDET EDEB EDEBT EDEBB EDET EDEB'.split(' ');

/** What must not rank where pairings are known beforehand, and is seldom in a random list. */
const OF_SCHEDULES = ['SSSC', 'SSSC/K5', 'BH:GP', 'FB/C1', 'AOB'];

/** The event with some teams lifted to the same scores above all others, in match and game points. */
function withTie(random: Random, event: TeamEvent, { MP, GP }: PlainTeams): TeamEvent {
  const ids = MP.participants.map(({ id }) => id);
  // Two who drew a match are parted by its boards alone.
  const drawn = GP.participants.flatMap(({ id, rounds }) =>
    rounds.flatMap(({ sort, halves, opponent }) => (sort === 'game' && halves === 1 ? [[id, opponent]] : [])),
  );
  const top = (scores: PlainEvent): number => Math.max(...ids.map((id) => scoreOf(scores, id))) + 10;
  const [topMatch, topGame] = [top(MP), top(GP)];
  shuffle(random, ids);
  const any = ids.slice(0, upTo(random, 2, 3));
  const tied = drawn.length > 0 && random() < 0.7 ? pick(random, drawn) : any;
  const lifts = tied.map((id) => ({
    ...{ round: 0, teams: [id - 1] },
    matchPoints: topMatch - scoreOf(MP, id),
    gamePoints: topGame - scoreOf(GP, id),
  }));
  return { ...event, adjustments: [...event.adjustments, ...lifts] };
}

/** One random team event under one text: all values, then the ranks by some lists. */
export function compareTeams(random: Random): Comparison {
  const occasion = teamOccasion(random);
  const { tournament, event, predetermined } = occasion;
  const played = tournament.rounds.length;
  const afterRound = random() < 0.3 ? upTo(random, 1, played) : played;
  const text = pick(random, TIE_BREAK_TEXTS);
  const teams = plainTeamsOf(occasion, text, afterRound);
  const options = { afterRound, text, predetermined };
  const where = `${predetermined ? 'round robin' : 'Swiss'} of ${event.boards} boards, ${afterRound}/${played}, ${text}`;
  const differences: string[] = [];
  let values = 0;
  const { rows } = teamStandingsOf(tournament, event, { ...options, tieBreaks: VALUE_CODES });
  for (const { team, matchPoints, gamePoints, values: found } of rows) {
    const points = [matchPoints, gamePoints, found.length].join(' ');
    const duePoints = [scoreOf(teams.MP, team), scoreOf(teams.GP, team), VALUE_CODES.length].join(' ');
    if (points !== duePoints) differences.push(`${where}: ${team} has ${points}, not ${duePoints}`);
    found.forEach(({ code, value, rest, scale, shown }, place) => {
      values++;
      const due = (teamValueOf(teams, team, codeOf(VALUE_CODES[place]!)) ?? []).join(' ');
      const own = shown === '' ? '' : [value, ...rest].map((one) => one / scale).join(' ');
      if (own !== due) differences.push(`${where}: ${code} of ${team} is ${own}, the article gives ${due}`);
    });
  }
  const compareRanks = (of: TeamOccasion, list: readonly string[]): void => {
    values += rows.length;
    const found = groupsOf(of, { ...options, tieBreaks: list });
    const due = textOfGroups(teamGroups(plainTeamsOf(of, text, afterRound), list));
    if (found !== due) differences.push(`${where}: ${list.join(' ')} ranks ${found}, the articles ${due}`);
  };
  for (const list of [randomList(random), randomList(random)]) compareRanks(occasion, list);
  for (const code of [...ENCOUNTERS, ...KNOCK_OUTS, ...OF_SCHEDULES])
    compareRanks({ ...occasion, event: withTie(random, event, teams) }, [code]);
  return { values, differences };
}

function randomList(random: Random): string[] {
  const codes = [...VALUE_CODES];
  shuffle(random, codes);
  const list = [pick(random, ENCOUNTERS), pick(random, ['BC', 'TBR', 'BBE']), ...codes.slice(0, 2)];
  shuffle(random, list);
  return list;
}

function groupsOf({ tournament, event }: TeamOccasion, options: TeamStandingsOptions): string {
  const groups = new Map<number, number[]>();
  for (const { team, sharedRank } of teamStandingsOf(tournament, event, options).rows) {
    groups.set(sharedRank, [...(groups.get(sharedRank) ?? []), team]);
  }
  return textOfGroups([...groups.values()]);
}
