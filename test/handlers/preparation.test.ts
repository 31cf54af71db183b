/** What goes before a pairing and what an undo takes out next: tables with numbers of their own, commands of several entries. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_STATE,
  DEFAULT_RULES,
  type EventDraft,
  type GameResult,
  type Player,
  type TournamentState,
} from '../../src-engine/index.ts';
import { planUndo, redoTarget, undoTarget } from '../../src-main/handlers/log/steps.ts';
import { preparationOf } from '../../src-main/handlers/round/preparation.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';

const player = (id: number, more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name${id}, Given`),
  tpn: 20 - id,
  arrival: 'here',
  ...more,
});

describe('before a round is paired', () => {
  const state = (results: readonly GameResult[], players: readonly Player[]): TournamentState => ({
    ...BLANK_STATE,
    tournament: {
      ...BLANK_STATE.tournament,
      rules: { ...DEFAULT_RULES, rounds: 3 },
      players,
      rounds:
        results.length === 0
          ? []
          : [
              {
                stage: 'published',
                boards: results.map((result, at) => ({
                  white: 3 + 2 * at,
                  black: 4 + 2 * at,
                  result,
                  ratedAs: null,
                })),
                boardNumbers: [11, 14, 20],
                unpaired: [],
                version: 1,
                publishedAt: '',
                handMade: false,
                system: 'dutch-2026',
              },
            ],
    },
  });
  const all = [3, 4, 5, 6, 7, 8].map((id) => player(id));

  it('C.04.2 3.1 open games are adjourned by the numbers of their tables, and adjourned ones named again', () => {
    const { drafts, consequences, articles } = preparationOf(state(['open', 'adjourned', 'open'], all), 2);
    expect(drafts).toEqual([{ kind: 'games-adjourned', payload: { round: 1, boards: [11, 20] } }]);
    expect(consequences.join(' ')).toMatch(/11.*14.*20/);
    expect(articles).toEqual(['C.04.2 3.1']);
    const played = preparationOf(state(['draw', 'white-wins', 'black-wins'], all), 2);
    expect(played).toEqual({ drafts: [], consequences: [], articles: [] });
  });

  it('C.04.2 4.1 whom nobody has seen comes later, from the second round on', () => {
    const late = player(9, { arrival: 'expected' });
    const away = player(10, { arrival: 'expected', absences: [{ round: 1, kind: 'zero' }] });
    const { drafts, articles } = preparationOf(state([], [...all, late, away]), 1);
    expect(drafts).toEqual([
      {
        kind: 'player-arrival',
        payload: { player: 9, name: 'Name9, Given', arrival: 'later', was: 'expected', entryRound: 2 },
      },
    ]);
    expect(articles).toEqual(['C.04.2 4.1']);
  });
});

describe('what an undo takes out next', () => {
  const added = (id: number): EventDraft => ({
    kind: 'player-added',
    payload: { player: blankPlayer(id, `Name${id}, Given`) },
  });
  /** Each list is one command. */
  function logOf(...commands: readonly (readonly EventDraft[])[]): EventLog {
    const made = EventLog.from('document', []);
    if (!made.ok) throw new Error(made.failure.code);
    for (const drafts of commands) {
      const prepared = made.value.prepare(drafts, { at: '', actor: 'CA', command: 'test' });
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.failure));
      made.value.accept(prepared.value);
    }
    return made.value;
  }
  const created: EventDraft = {
    kind: 'tournament-created',
    payload: { info: BLANK_STATE.tournament.info, rules: DEFAULT_RULES },
  };

  it('is the whole command, named by its first entry, whichever of its entries is meant', () => {
    const log = logOf([created], [added(1)], [added(2), added(3), added(4)]);
    expect(undoTarget(log)?.seq).toBe(3);
    for (const seq of [3, 4, 5])
      expect(planUndo(log, seq)).toMatchObject({ seq: 3, touched: [3, 4, 5], draft: { payload: { of: 3 } } });
    expect(planUndo(log, 2)).toMatchObject({ seq: 2, touched: [2] });
    expect([planUndo(log, 0), planUndo(log, 6)]).toEqual([null, null]);
  });

  it('is the one before once it is undone, and that is what comes back', () => {
    const before = logOf([created], [added(1)], [added(2), added(3)]);
    const undone = planUndo(before, 3)!;
    const log = logOf([created], [added(1)], [added(2), added(3)], [undone.draft]);
    expect(undoTarget(log)?.seq).toBe(2);
    expect(redoTarget(log)?.seq).toBe(5);
    // It does not count any more.
    expect(planUndo(log, 4)).toBeNull();
  });
});
