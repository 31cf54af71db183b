/** `wallchart print FILE --document KIND --output X.pdf`: a sheet as PDF, from a report or a tournament file. */
import { ok, type Outcome, type PlayerId, type Tournament } from '../../src-engine/index.ts';
import { en, type Languages } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from '../documents/catalogue.ts';
import { roundFor, whyUnavailable } from '../documents/book.ts';
import { jobOf } from '../documents/source.ts';
import type { DocumentKind, PaperSize } from '../documents/views/view.ts';
import { titleOf } from '../documents/words.ts';
import { localIso } from '../time.ts';
import {
  integerOption,
  onlyFile,
  parseArguments,
  textOfArgumentFailure,
  wordOption,
  type ArgumentFailure,
} from './arguments.ts';
import type { CliIo } from './io.ts';
import { LANGUAGE_HELP, LANGUAGE_UNKNOWN, languagesOfWord } from './languages.ts';
import { outputAt, textOfOutputFailure } from './output.ts';
import { openEvent, refuse, type Event, type PrintFailure } from './print-event.ts';
import { playerOfWord } from './working.ts';

const text = en.sheetCommands.print;
const OPTIONS = {
  '--document': 1,
  '--output': 1,
  '--round': 1,
  '--paper': 1,
  '--player': 1,
  '--language': 1,
  '--help': 0,
} as const;
const KINDS = Object.keys(DOCUMENTS) as readonly DocumentKind[];
const PAPERS: readonly PaperSize[] = [...new Set(KINDS.flatMap((kind) => DOCUMENTS[kind].papers))];

interface PrintCall {
  readonly file: string;
  readonly output: string;
  readonly kind: DocumentKind;
  readonly round: number | null;
  readonly paper: PaperSize;
  /** Word that names a player, null for those that the document takes by itself. */
  readonly player: string | null;
  readonly languages: Languages;
}

function usage(): string {
  const options = [
    ['FILE', text.file],
    ['--document KIND', KINDS.join(', ')],
    ['--output X.pdf', text.output],
    ['--round N', text.round],
    ['--paper SIZE', text.defaultPaper(PAPERS)],
    ['--player PLAYER', text.player],
    ['--language LANGUAGE', LANGUAGE_HELP],
  ] as const;
  const lines = options.map(([option, what]) => `  ${option.padEnd(21)}${what}\n`);
  return `${text.usage}\n${lines.join('')}`;
}

/** The words behind `wallchart print`; null where only its usage is wanted. */
function readCall(args: readonly string[]): Outcome<PrintCall | null, PrintFailure> {
  const wrong = (failure: ArgumentFailure) => refuse(failure.code, textOfArgumentFailure(failure));
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) return wrong(parsed.failure);
  const { options } = parsed.value;
  if (options.has('--help')) return ok(null);
  const file = onlyFile(parsed.value);
  if (!file.ok) return wrong(file.failure);
  const kind = wordOption(parsed.value, '--document', KINDS);
  if (!kind.ok) return wrong(kind.failure);
  if (kind.value === null) return refuse('document-missing', text.documentMissing);
  const round = integerOption(parsed.value, '--round', 0, 999);
  if (!round.ok) return wrong(round.failure);
  const paper = wordOption(parsed.value, '--paper', PAPERS);
  if (!paper.ok) return wrong(paper.failure);
  const output = options.get('--output')?.[0];
  if (output === undefined) return refuse('output-missing', text.outputMissing);
  if (!/\.pdf$/i.test(output)) return refuse('output-not-pdf', text.outputNotPdf(output));
  const { papers, scope } = DOCUMENTS[kind.value];
  if (paper.value !== null && !papers.includes(paper.value))
    return refuse('paper-not-made', text.paperNotMade(titleOf(kind.value, en), papers));
  if (round.value !== null && scope === 'event')
    return refuse('round-superfluous', text.ofTheEvent(titleOf(kind.value, en)));
  const player = options.get('--player')?.[0] ?? null;
  if (player !== null && kind.value !== 'tie-break-working')
    return refuse('player-superfluous', text.onlyWorking);
  const languages = languagesOfWord(options.get('--language')?.[0] ?? 'en');
  if (languages === null) return LANGUAGE_UNKNOWN;
  return ok({
    file: file.value,
    output,
    kind: kind.value,
    round: round.value,
    paper: paper.value ?? papers[0]!,
    player,
    languages,
  });
}

/** The player that `--player` names; null where it is not given. */
function playersOf({ player }: PrintCall, tournament: Tournament): Outcome<PlayerId[] | null, PrintFailure> {
  if (player === null) return ok(null);
  const found = playerOfWord(tournament, player);
  return found === null ? refuse('player-unknown', text.nobody(player), 1) : ok([found]);
}

/** Why the event has no such document, or null. */
function whyNot(call: PrintCall, { tournament, log }: Event): Outcome<null, PrintFailure> {
  const { kind, round, file } = call;
  if (DOCUMENTS[kind].readsLog === true && log === null) return refuse('no-log', text.noLog(file), 1);
  const unavailable = whyUnavailable(kind, tournament, round);
  if (unavailable !== '')
    return refuse('document-unavailable', text.cannotBeMade(titleOf(kind, en), unavailable), 1);
  // Without a round that is there, the window shows the newest; who names one wants that one.
  if (round !== null && roundFor(kind, tournament, round) !== round)
    return refuse('round-unknown', en.sheets.noRound(round), 1);
  return ok(null);
}

async function print(call: PrintCall, io: CliIo): Promise<Outcome<string, PrintFailure>> {
  // Before anything is made for it.
  const output = outputAt(call.output);
  if (!output.ok) return refuse(output.failure.code, textOfOutputFailure(output.failure));
  const event = openEvent(call.file, io);
  if (!event.ok) return event;
  const possible = whyNot(call, event.value);
  if (!possible.ok) return possible;
  const { tournament, seal, head, log, starts, former } = event.value;
  const players = playersOf(call, tournament);
  if (!players.ok) return players;
  const { kind, round, paper, languages } = call;
  const printer = await io.printer();
  const request = { kind, round, paper, ...(players.value === null ? {} : { players: players.value }) };
  const issue = {
    issuedAt: localIso(io.now()),
    seal,
    head,
    log: log ?? (() => []),
    languages,
    fontFolder: printer.fonts,
    starts,
    former,
  };
  const pdf = await printer.render(jobOf(request, tournament, issue));
  if (pdf.missingGlyphs !== '') io.stderr(`${text.missingGlyphs(pdf.missingGlyphs)}\n`);
  const failure = output.value.write(pdf.bytes);
  if (failure !== null) return refuse(failure.code, textOfOutputFailure(failure));
  return ok(text.saved(pdf.pages, call.output));
}

/**
 * Prints one document into a PDF. Exit codes: 0 written; 1 this event has no such document; 2 wrong usage, or a file that
 * cannot be read or written. What was at the place is then as it was.
 */
export async function run(args: string[], io: CliIo): Promise<number> {
  const call = readCall(args);
  if (call.ok && call.value === null) {
    io.stdout(usage());
    return 0;
  }
  const printed = call.ok ? await print(call.value!, io) : call;
  if (printed.ok) io.stdout(printed.value);
  else io.stderr(`wallchart print: ${printed.failure.sentence}\n`);
  return printed.ok ? 0 : printed.failure.exit;
}
