/** A list of tie-breaks as it is typed: what each code is, and what stands against using it in this event. */
import {
  articlesOf,
  parseTieBreak,
  standingsOf,
  TIE_BREAK_PRESETS,
  TIE_BREAKS,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Queries, TieBreaksView } from '../../ipc/contract.ts';

type Asked = Queries['settings.tieBreaks']['args'];

/** Every code of the list in order, the lists to start from, and all codes that the event may use. */
export function tieBreaksView(tournament: Tournament, { codes, text, unrated }: Asked): TieBreaksView {
  const isForTeams = tournament.teams.length > 0;
  const { problems } = standingsOf(tournament, { tieBreaks: codes, text, unrated });
  const objections = new Map(problems.map((problem) => [problem.text, texts.tieBreaks.problem(problem)]));
  return {
    entries: codes.map((code) => {
      const parsed = parseTieBreak(code);
      if (!parsed.ok) {
        return { code, name: '', article: '', problem: texts.tieBreaks.problem(parsed.failure) };
      }
      const { value } = parsed;
      const problem = objections.get(value.text) ?? '';
      // A report of a team event may list codes for teams: they rank its teams.
      const isHeld = !(isForTeams && problem !== '' && TEAM_CODES.has(value.code));
      const article = `C.07 ${articlesOf(value).join(', ')}`;
      return {
        code: value.text,
        name: texts.tieBreakNames.title(value),
        article,
        problem: isHeld ? problem : '',
      };
    }),
    presets: TIE_BREAK_PRESETS.filter((preset) => isForTeams || preset.of !== 'teams').map(
      ({ id, tieBreaks }) => ({ id, name: texts.tieBreakNames.presets[id], tieBreaks }),
    ),
    catalogue: TIE_BREAKS.filter(({ teamsOnly }) => isForTeams || !teamsOnly).map(
      ({ code, article, modifiers }) => ({
        code,
        name: texts.tieBreakNames.names[code],
        article: `C.07 ${article}`,
        meaning: texts.tieBreaks.meanings[code],
        modifiers: modifiers
          .filter((kind) => kind !== ':' || isForTeams)
          .map((kind) => SPELLING_OF_MODIFIER[kind])
          .join(' '),
      }),
    ),
  };
}

const TEAM_CODES: ReadonlySet<string> = new Set(
  TIE_BREAKS.filter(({ teamsOnly }) => teamsOnly).map(({ code }) => code),
);

const SPELLING_OF_MODIFIER = {
  C: '/C1',
  M: '/M1',
  L: '/L+1',
  P: '/P',
  F: '/F',
  R: '/R',
  K: '/K5',
  ':': ':MP',
} as const;
