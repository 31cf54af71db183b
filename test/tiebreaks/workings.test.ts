/** What the workings say, line by line, is kept: treatments, cuts, articles, sums and encounters. */
import { expect, it } from 'vitest';
import {
  GENERIC_CODES,
  standingsOf,
  TEAM_CODES,
  teamStandingsOf,
  teamWorkingOf,
  TIE_BREAK_TEXTS,
  workingOf,
  type Tournament,
  type Working,
} from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { roundRobinEvent, swissEvent } from '../oracle/tie-breaks/events.ts';
import { teamOccasion } from '../oracle/tie-breaks/team-events.ts';
import { renumbered } from '../systems/self-play.ts';
import { linesOf } from '../told.ts';

const MODIFIED = ['BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'BH/P', 'FB/C1', 'SB/C1', 'SB/P', 'PS/C1', 'ARO/C1'];
const ENCOUNTERS = ['DE/P', 'AOB/F', 'KS/L+1', 'KS/L60', 'TPN/R'];
const CODES = [...GENERIC_CODES, ...MODIFIED, ...ENCOUNTERS];

/** Random events of some players in which identity and number differ; the last round may have open games. */
function eventOf(make: (random: () => number) => Tournament, seed: number): Tournament {
  return renumbered(make(randomOf(seed)), seed).tournament;
}

type Told = Omit<Working, 'player' | 'tieBreak' | 'encounters'> & { readonly encounters: readonly object[] };

/** A working as some short lines: the rounds as lists of what they show, in the order of the fields. */
function short({ code, article: _article, text: _text, value, lines, ...rest }: Told) {
  const rounds = lines.map((line) => `\n  ${Object.values(line).join(' ')}`).join('');
  return `${code} ${value.shown} = ${value.value}/${value.scale} ${linesOf([rest]).trim()}${rounds}`;
}

it.each([
  ['C.07 6–10, 14, 16: a Swiss', 'swiss', swissEvent, 5],
  ['C.07 6–10, 14, 15: a round robin', 'round-robin', roundRobinEvent, 2],
] as const)('%s says how each value comes about', async (_, name, make, seed) => {
  const event = eventOf(make, seed);
  const said = TIE_BREAK_TEXTS.flatMap((text) =>
    (text === '2026' ? CODES : ['BH', 'FB/C1', 'SB', 'WON']).flatMap((code) =>
      event.players.slice(0, 2).map(({ id }) => {
        const working = workingOf(event, id, code, { text, tieBreaks: ['WIN', code] });
        if (!working.ok) return working.failure;
        const { player, tieBreak: _tieBreak, ...told } = working.value;
        return `${text} ${player} ${short(told)}`;
      }),
    ),
  );
  await expect(linesOf(said)).toMatchFileSnapshot(`kept/workings-${name}.txt`);
});

it('C.07 4.2, 8, 10: standings say which codes rank, what is wrong with others, and who is left to the lot', async () => {
  const lists = [
    ['DE', 'BH/C1', 'SB'],
    ['BH', 'XYZ', 'MPvGP'],
    ['ARO', 'TPR', 'RTNG'],
    ['WON', 'STD', 'KS/L+1'],
  ];
  const said = [5, 11, 17, 23].flatMap((seed) =>
    [swissEvent, roundRobinEvent].flatMap((make) => {
      const event = eventOf(make, seed);
      return lists.map((tieBreaks, at) => {
        const afterRound = Math.max(1, event.rounds.length - at);
        const { rows, ...standings } = standingsOf(event, { tieBreaks, afterRound });
        return {
          ...standings,
          rows: rows.map(({ cells: _, values, ...row }) => ({
            ...row,
            values: values.map(({ shown }) => shown),
          })),
        };
      });
    }),
  );
  await expect(linesOf(said)).toMatchFileSnapshot('kept/standings.txt');
});

it('C.07 11–16: teams say how each value comes about, and where they stand', async () => {
  const said = [4, 9].flatMap((seed) => {
    const { tournament, event, predetermined } = teamOccasion(randomOf(seed));
    const codes = [
      ...TEAM_CODES,
      'BH:GP',
      'BH/C1',
      'SB:MP',
      'DE',
      'WIN',
      'EMGSB/C1',
      'SSSC/K3',
      'ARO',
      'PS/C1:GP',
    ];
    const workings = codes.flatMap((code) =>
      tournament.teams.slice(0, 2).map((_, team) => {
        const working = teamWorkingOf(tournament, event, team + 1, code, {
          predetermined,
          tieBreaks: ['BH', code],
        });
        if (!working.ok) return working.failure;
        const { team: number, tieBreak: _tieBreak, ...told } = working.value;
        return `${number} ${short(told)}`;
      }),
    );
    const { rows, ...standings } = teamStandingsOf(tournament, event, {
      predetermined,
      tieBreaks: ['DE', 'BH:GP', 'ARO', 'XX'],
    });
    const places = rows.map(({ values, ...row }) => ({ ...row, values: values.map(({ shown }) => shown) }));
    return [...workings, standings, ...places];
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept/teams.txt');
});
