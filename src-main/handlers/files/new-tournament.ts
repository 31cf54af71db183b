/** A new tournament: what it is as it is typed, and making it, all at once or not at all. */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import {
  BLANK_INFO,
  BLANK_STATE,
  BLANK_TOURNAMENT,
  DEFAULT_RULES,
  encodedTimeControlOf,
  isPredetermined,
  mostRounds,
  playsEveryRound,
  paceOf,
  scoringOf,
  secondsForGame,
  systemOf,
  TIE_BREAK_PRESETS,
  tieBreakTextAt,
  type EventDraft,
  type FoldFailure,
  type Rules,
  type TieBreakPreset,
  type Tournament,
  type TournamentInfo,
} from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import type {
  ChosenFile,
  CommandReply,
  Commands,
  FileHandle,
  Queries,
  Refusal,
  Reply,
} from '../../ipc/contract.ts';
import type { StorageFailure } from '../../storage/failure.ts';
import { EXTENSION } from '../../storage/tournament-file.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { foldRefusal, openRefusal } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { fideObjections, leavingFideMode, textOfObjection, whyNotOfFide } from '../settings/fide-mode.ts';
import { accelerationProblem, canonicalCode, tieBreaksProblem } from '../settings/settings.ts';
import { tieBreaksView } from '../settings/tie-breaks-view.ts';
import { inFolder } from './files.ts';
import { createTournament } from './open.ts';

type Asked = Commands['tournament.create']['args'];
type Typed = Omit<Queries['tournament.asTyped']['args'], 'fileName' | 'players'>;

/** A table of two has one round. */
const FEWEST_PLAYERS = 2;

export function newTournamentQueries(desk: Desk): QueriesOf<'tournament.asTyped'> {
  return {
    'tournament.asTyped': ({ fileName, players = FEWEST_PLAYERS, ...typed }) => {
      const file = placeFor(desk, fileName);
      if (!file.ok) return Promise.resolve(file);
      const rules = rulesOf(typed);
      const info = { ...BLANK_INFO, ...heading(typed) };
      const tournament: Tournament = { ...BLANK_TOURNAMENT, info, rules };
      const { entries, presets } = tieBreaksView(tournament, {
        codes: rules.tieBreaks,
        text: rules.tieBreakText,
        unrated: 'drop',
      });
      return Promise.resolve(
        answer({
          objections: fideObjections(tournament, desk.now()).map((objection) => textOfObjection(objection)),
          time: timeOf(info),
          tieBreaks: entries,
          presets: presetsFor(tournament).map(({ id }) => presets.find((preset) => preset.id === id)!),
          tableRounds: playsEveryRound(rules.system) ? mostRounds(rules.system, players) : null,
          file: file.value,
        }),
      );
    },
  };
}

export function newTournamentCommands(desk: Desk): CommandsOf<'tournament.create'> {
  return {
    'tournament.create': async (asked) => {
      const problem = problemOf(asked);
      if (problem !== null) return refuse(problem);
      const { name, city, federation, endDate, rounds, fideMode = true } = asked;
      const info = { ...BLANK_INFO, name: name.trim(), city, federation, endDate, ...heading(asked) };
      const rules = { ...rulesOf(asked), rounds, lotSeed: randomInt(1, 2 ** 31) };
      const objections = fideObjections({ ...BLANK_TOURNAMENT, info, rules }, desk.now());
      const why = objections.length > 0 ? whyNotOfFide(objections) : en.roundHandling.byDecision;
      return begin(desk, 'tournament.create', asked.target, [
        { kind: 'tournament-created', payload: { info, rules } },
        ...(fideMode && objections.length === 0 ? [] : leavingFideMode(BLANK_STATE, why)),
      ]);
    },
  };
}

/** Makes the file that a page chose, and opens it. */
export async function begin<N extends 'tournament.create' | 'tournament.acceptImport'>(
  desk: Desk,
  command: N,
  target: FileHandle,
  drafts: readonly EventDraft[],
): Promise<CommandReply<N>> {
  const place = desk.files.take(target, 'save-tournament');
  if (!place.ok) return place;
  const made = await createTournament(desk, place.value, command, drafts);
  // Both commands answer null.
  return made.ok ? answer(null) : refuse(beginRefusal(made.failure));
}

function beginRefusal(failure: StorageFailure | FoldFailure): Refusal {
  return failure.code === 'event-does-not-apply' ? foldRefusal(failure) : openRefusal(failure);
}

/** Why there can be no such tournament; null when there can. */
function problemOf({
  name,
  system,
  acceleration,
  startDate,
  endDate,
  tieBreaks = [],
}: Asked): Refusal | null {
  const words = texts.tournamentFile;
  if (name.trim() === '') return refusal('name-missing', words.nameMissing);
  if (systemOf(system) === null) return refusal('system-unknown', words.systemUnknown(system));
  if (startDate !== '' && endDate !== '' && endDate < startDate)
    return refusal('dates-reversed', texts.new.problems.dates);
  return accelerationProblem({ system, acceleration }) ?? tieBreaksProblem(tieBreaks);
}

function heading({ startDate, timeControl = '' }: Typed): Partial<TournamentInfo> {
  const words = timeControl.trim();
  return { startDate, timeControl: words, encodedTimeControl: encodedTimeControlOf(words) };
}

function rulesOf({ system, acceleration, startDate, points, tieBreaks }: Typed): Rules {
  const rules = { ...DEFAULT_RULES, system, acceleration, tieBreakText: tieBreakTextAt(startDate) };
  return {
    ...rules,
    ...(points === undefined ? {} : { scoring: scoringOf(points) }),
    tieBreaks: tieBreaks?.map(canonicalCode) ?? presetsFor({ ...BLANK_TOURNAMENT, rules })[0]!.tieBreaks,
  };
}

/** Lists of tie-breaks for such an event: Buchholz is for Swiss systems (C.07 15.2). */
function presetsFor(tournament: Tournament): readonly TieBreakPreset[] {
  const kind = isPredetermined(tournament) ? 'round-robin' : 'swiss';
  return TIE_BREAK_PRESETS.filter(({ of }) => of === kind);
}

function timeOf(info: TournamentInfo): Queries['tournament.asTyped']['value']['time'] {
  const seconds = secondsForGame(info);
  return seconds === null ? null : { minutes: seconds / 60, pace: paceOf(info) };
}

/** The first free name, `Open.wallchart` or `Open 2.wallchart`, in the folder where choosing would begin. */
function placeFor(desk: Desk, fileName: string): Reply<ChosenFile> {
  const { name } = parse(fileName);
  for (let count = 1; ; count++) {
    const path = inFolder(desk.ports.documents, `${name}${count === 1 ? '' : ` ${count}`}${EXTENSION}`);
    if (!path.ok) return path;
    if (!existsSync(path.value)) return answer(desk.files.choose('save-tournament', path.value));
  }
}
