/** Files of an engine's call. */
import { bakuOf, fail, ok, playsEveryRound, type Outcome, type Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { ENGINE_EXIT, type EngineCall } from './engine-call.ts';
import type { CliIo } from './io.ts';
import { withRoundsOfByes } from './paired-round.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

interface EngineRefusal {
  readonly code: string;
  readonly exit: number;
  readonly sentence: string;
}

/** The tournament of a call, under the system that the call or the file names. */
export function openInput(call: EngineCall, io: CliIo): Outcome<Tournament, EngineRefusal> {
  const path = call.input!;
  const opened = openTournament(io, path, { playersOnly: true });
  if (!opened.ok) {
    const exit = opened.failure.code === 'file-unreadable' ? ENGINE_EXIT.fileError : ENGINE_EXIT.badRequest;
    return fail({ code: opened.failure.code, exit, sentence: textOfFileFailure(path, opened.failure) });
  }
  // A family that the call names settles the system.
  if (call.family === null) for (const remark of opened.value.remarks) io.stderr(`${remark}\n`);
  const tournament = withRoundsOfByes(opened.value.tournament);
  const { rules } = tournament;
  const system = systemFor(call.family, rules.system);
  if (call.baku && playsEveryRound(system)) {
    const sentence = en.cli.engine.notAccelerated(path, system);
    return fail({ code: 'acceleration-impossible', exit: ENGINE_EXIT.badRequest, sentence });
  }
  return ok({
    ...tournament,
    rules: { ...rules, system, acceleration: call.baku ? bakuOf(system) : rules.acceleration },
  });
}

/** The file's own system if it is of the family that the call names, else the family's present edition. */
function systemFor(family: EngineCall['family'], named: string): string {
  if (family === null || named.startsWith(`${family}-`)) return named;
  return `${family}-2026`;
}
