/** How loudly each kind of entry asks, and what it is about: what the arbiter hears before anything is stored. */
import { describe, expect, it } from 'vitest';
import { EVENT_KINDS, isEventKind, type EventDeclaration } from '../../src-engine/model/event-kinds.ts';

/** The kinds with each value of a field, those of `usual` left out. */
function kindsBy(field: keyof EventDeclaration, usual: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [kind, declared] of Object.entries(EVENT_KINDS))
    if (declared[field] !== usual) (found[String(declared[field])] ??= []).push(kind);
  return found;
}

describe('a kind of entry', () => {
  it('asks twice with its consequences where it leaves the rules or the wall, and is silent in daily work', () => {
    expect(kindsBy('level', 0)).toEqual({
      // Q42, Q58, Q200: what cannot be made good again.
      4: ['rules-changed-late', 'fide-mode-left', 'round-unpublished', 'wall-changed'],
      // Q112, Q115: pairing integrity; a tie that nobody but the arbiter decides; another laptop; other entries that count.
      3: [
        'import-against-rules',
        'player-changed-late',
        'players-merged-late',
        'player-expelled',
        'bye-set-beyond-rules',
        'numbers-exchanged',
        'games-adjourned',
        'round-arranged',
        'round-repaired',
        'result-corrected-late',
        'result-rated-only',
        'tie-settled',
        'taken-over',
        'went-back',
      ],
      // What was there is lost.
      2: ['players-merged', 'result-cleared', 'result-corrected', 'personal-data-removed'],
    });
  });

  it('is undone with as much noise, or stays for good', () => {
    expect(kindsBy('undo', 1)).toEqual({
      null: [
        'tournament-created',
        'tournament-imported',
        'import-against-rules',
        'fide-mode-left',
        'wall-changed',
        'operator-changed',
        'document-printed',
        'document-saved',
        'session-recovered',
        'damage-recovered',
        'taken-over',
        'personal-data-removed',
        'undone',
        'redone',
        'went-back',
      ],
      3: [
        'rules-changed-late',
        'player-changed-late',
        'players-merged-late',
        'player-expelled',
        'numbers-exchanged',
        'games-adjourned',
        'round-published',
        'round-repaired',
        'round-unpublished',
        'result-corrected-late',
        'result-rated-only',
        'tie-settled',
        'start-position-drawn',
      ],
      2: ['players-added', 'players-merged', 'numbers-assigned', 'colour-drawn', 'round-arranged'],
      0: ['player-arrival', 'player-seen', 'issue-read', 'result-verified', 'start-announced'],
    });
  });

  it('is found in the log under what it is about', () => {
    const others = kindsBy('category', 'player');
    expect(others['undo']).toEqual(['undone', 'redone', 'went-back']);
    expect(others['system']).toEqual([
      ...['operator-changed', 'document-printed', 'document-saved', 'session-recovered', 'damage-recovered'],
      ...['taken-over', 'personal-data-removed'],
    ]);
    expect(others['settings']).toEqual([
      ...[
        'tournament-created',
        'tournament-imported',
        'settings-changed',
        'rules-changed-late',
        'fide-mode-left',
      ],
      'second-entry-required',
    ]);
    expect(others['result']).toEqual([
      ...[
        'result-entered',
        'result-cleared',
        'result-corrected',
        'result-corrected-late',
        'result-rated-only',
      ],
      ...['result-verified', 'entry-settled', 'tie-settled', 'outside-values-set'],
    ]);
    const round = others['round'] ?? [];
    expect(round.filter((kind) => !kind.startsWith('round-'))).toEqual([
      ...['import-against-rules', 'numbers-assigned', 'colour-drawn', 'games-adjourned', 'issue-read'],
      ...['wall-changed', 'start-announced', 'start-position-drawn', 'incident-noted'],
    ]);
    const players = kindsBy('category', null)['player'] ?? [];
    expect(
      players.every((kind) => /player|numbers-exchanged|bye|audit|list-month|late-entry/.test(kind)),
    ).toBe(true);
  });

  it('has another version where stored entries are lifted', () => {
    expect(kindsBy('version', 1)).toEqual({
      2: [
        'tournament-created',
        'settings-changed',
        'rules-changed-late',
        'player-added',
        'late-entry-added',
        'players-added',
        'players-merged',
        'players-merged-late',
        'round-drafted',
        'round-arranged',
        'round-checked',
        'round-repaired',
      ],
      3: ['tournament-imported'],
    });
    expect(['undone', 'toString', 'unheard-of'].map(isEventKind)).toEqual([true, false, false]);
  });
});
