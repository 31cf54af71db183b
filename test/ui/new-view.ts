/** What main makes of a new tournament as it is typed, in tests that have no main. */
import type { ChosenFile, NewTournamentView, Queries, SystemChoice } from '../../src-main/ipc/contract.ts';

const system = (id: string, name: string, kind: SystemChoice['kind'], superseded = false): SystemChoice => ({
  id,
  name,
  edition: 'edition',
  source: 'C.04',
  about: { does: `What ${name} does.`, use: 'What for.' },
  needsRatings: false,
  kind,
  superseded,
  settings: [],
});

export const SYSTEM_CHOICES: readonly SystemChoice[] = [
  system('dutch-2026', 'FIDE (Dutch) System', 'fide-swiss'),
  system('dutch-2017', 'FIDE (Dutch) System', 'fide-swiss', true),
  system('dubov-2026', 'Dubov System', 'fide-swiss'),
  system('bcf', 'BCF Swiss', 'other'),
  system('burstein-2026', 'Burstein System', 'fide-swiss'),
  system('round-robin', 'Round robin (Berger)', 'fide-round-robin'),
];

const named = (code: string) => ({ code, name: `name of ${code}`, article: 'C.07', problem: '' });

const SWISS = [
  { id: 'swiss', name: 'Swiss: Buchholz first', tieBreaks: ['BH/C1', 'BH'] },
  { id: 'swiss-youth', name: 'Swiss for young players', tieBreaks: ['DE', 'PS'] },
];
const TABLE = [{ id: 'round-robin', name: 'Round robin', tieBreaks: ['DE', 'SB'] }];

/** A file as main gives it out. */
export function chosenFile(path: string): ChosenFile {
  return { path, file: `handle of ${path}` as ChosenFile['file'] };
}

export function newTournamentView(asked: Queries['tournament.asTyped']['args']): NewTournamentView {
  const presets = asked.system === 'round-robin' ? TABLE : SWISS;
  const choice = SYSTEM_CHOICES.find(({ id }) => id === asked.system);
  const isFide = choice !== undefined && choice.kind !== 'other' && !choice.superseded;
  return {
    objections: isFide ? [] : [`${choice?.name} is not a FIDE system.`],
    time: asked.timeControl === '90+30' ? { minutes: 120, pace: 'standard' } : null,
    tieBreaks: (asked.tieBreaks ?? presets[0]!.tieBreaks).map(named),
    presets,
    tableRounds: asked.system === 'round-robin' ? (asked.players ?? 2) - 1 : null,
    file: chosenFile(`/home/arbiter/Documents/${asked.fileName}`),
  };
}
