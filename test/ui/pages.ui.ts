import { describe, expect, it } from 'vitest';
import { FixtureBridge, PLAYERS } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
/** Long enough to have read a question: keys that come earlier were not meant for it. */
const read = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('the page', () => {
  it('keeps what a notice told it when the answer to its first question, which is older, comes later', async () => {
    const bridge = new FixtureBridge('later');
    bridge.answerBy('app.state', () => {
      bridge.changed(['app']);
      return { ...bridge.state, document: null };
    });
    await open(bridge);
    await sees('Harbour Open 2026');
    expect(pageText()).not.toContain('Recent tournaments');
  });
});

describe('players', () => {
  it('three letters and Enter mark the player as here', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('sta{Enter}');
    await sees('Stark, Lukas present');
    expect(bridge.sentAs('players.mark')).toEqual([{ player: 304, mark: { kind: 'here' }, confirmed: 0 }]);
    // Undone: what was said of it holds no more.
    bridge.players = PLAYERS;
    bridge.changed(['players']);
    await expect.poll(pageText).not.toContain('Stark, Lukas present');
  });

  it('a refusal at the desk is said once, whole', async () => {
    const bridge = new FixtureBridge('later');
    const [message, advice] = [
      'This player was expelled and is not paired any more, whatever the desk says.',
      'See the log.',
    ];
    bridge.prepare('players.mark', {
      ok: false,
      refusal: { code: 'no', message, advice, severity: 'refused' },
    });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await sees('not arrived');
    await keys('sta{Enter}');
    await sees(`Stark, Lukas not marked: ${message} ${advice}`);
    expect(pageText().split(message)).toHaveLength(2);
    const said = document.querySelector('.hint [aria-live]')!;
    expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth);
  });

  it('two letters mark nobody', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', 'st{Enter}');
    await sees('Type three letters');
    expect(bridge.sentAs('players.mark')).toEqual([]);
  });

  it('closing the check-in, a key pressed twice marks two players, each once', async () => {
    const bridge = new FixtureBridge('later');
    bridge.players = bridge.players.map((player) => ({ ...player, presence: 'expected' }));
    let answer = (): void => undefined;
    bridge.hold('players.mark', new Promise<void>((resolve) => (answer = resolve)));
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Control>}{Enter}{/Control}');
    await sees('Not arrived');
    await expect.poll(() => document.querySelectorAll('dialog tbody tr').length).toBeGreaterThan(2);
    await keys('h', 'h');
    const marked = () => bridge.sentAs('players.mark').map(({ player }) => player);
    await expect.poll(() => marked().length).toBe(2);
    expect(new Set(marked()).size).toBe(2);
    answer();
  });

  it('S sorts by the next column, Shift S the other way round, and aria-sort says so', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Escape}');
    const sorted = () =>
      [...document.querySelectorAll('th[aria-sort]:not([aria-sort=none])')].map((head) => [
        (head.textContent ?? '').replace(/\W/g, ''),
        head.getAttribute('aria-sort'),
      ]);
    await expect.poll(sorted).toEqual([['Name', 'ascending']]);
    await keys('s', 's');
    await expect.poll(sorted).toEqual([['Rtg', 'descending']]);
    await keys('{Shift>}s{/Shift}');
    await expect.poll(sorted).toEqual([['Rtg', 'ascending']]);
  });

  it('Esc asks before it drops what was typed in a form, and closes one that was not touched', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Escape}', '{ArrowDown}', 'e', '{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await keys('e', 'x', '{Escape}');
    await sees('Drop what you typed');
    await read();
    await keys('{Escape}');
    await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1);
    expect(document.querySelector<HTMLInputElement>('#player-name')?.value).toMatch(/x/);
    await keys('{Escape}');
    await sees('Drop what you typed');
    await read();
    await keys('{Enter}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('players.change')).toEqual([]);
  });

  it('a chooser of files that is closed inside a form leaves the form open', async () => {
    await open(new FixtureBridge('later'));
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Escape}', '{ArrowDown}', 'e');
    await expect.poll(() => document.querySelector('dialog input')).not.toBeNull();
    const dialog = document.querySelector('dialog')!;
    // As a browser says it of an element for files.
    dialog.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true }));
    await new Promise((settled) => setTimeout(settled, 100));
    expect(document.querySelector('dialog')).toBe(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  });

  it('a refused withdrawal is said once, in its dialog, and no more when that is closed', async () => {
    const bridge = new FixtureBridge('later');
    bridge.prepare('players.withdraw', {
      ok: false,
      refusal: { code: 'no', message: 'Round 7 is published.', advice: 'Wait.', severity: 'refused' },
    });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Escape}', '{ArrowDown}', 'w');
    await sees('Withdraw');
    await keys('{Enter}');
    await sees('Round 7 is published.');
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(document.querySelector('[role=alert]')?.closest('dialog')).not.toBeNull();
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(pageText()).not.toContain('Round 7 is published.');
  });

  it('letters typed into a field are letters, outside of it they are keys', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', 'wb');
    expect(document.querySelector('dialog')).toBeNull();
    await keys('{Escape}', '{ArrowDown}', 'w');
    await sees('Withdraw');
    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  it('only the rows in view exist', async () => {
    await open(new FixtureBridge('later'));
    await sees('Harbour Open 2026');
    await keys('{F2}');
    await expect.poll(() => document.querySelectorAll('[role=grid] tbody tr').length).toBeGreaterThan(10);
    expect(document.querySelectorAll('[role=grid] tbody tr').length).toBeLessThan(60);
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('121');
  });
});

describe('round', () => {
  it('publishes a checked round with Ctrl Enter and asks what main asks', async () => {
    const bridge = new FixtureBridge('checked');
    bridge.prepare('round.publish', {
      ok: false,
      confirm: { level: 2, act: 'Go on', consequences: ['One issue is not read.'] },
    });
    await open(bridge);
    await sees('Before you publish');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('{Control>}{Enter}{/Control}');
    await sees('One issue is not read.');
    await read();
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('round.publish'))
      .toEqual([
        { round: 7, confirmed: 0 },
        { round: 7, confirmed: 2 },
      ]);
  });

  it('A reads the next issue', async () => {
    const bridge = new FixtureBridge('checked');
    await open(bridge);
    await sees('1 issue');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('a');
    await expect.poll(() => bridge.sentAs('round.readIssue')).toEqual([{ round: 7, issue: 'open-38' }]);
  });

  it('names the open games before a round is paired, and leads to them; nothing is there to be noted yet', async () => {
    const bridge = new FixtureBridge('later');
    bridge.round = {
      ...bridge.round,
      issues: [
        { id: 'open 6', weight: 'ask', title: 'Round 6 has open games', text: '', openIn: 6, read: null },
      ],
    };
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F3}');
    await sees('Before you pair');
    await sees('Round 6 has open games');
    expect(pageText()).not.toContain('No issues.');
    await keys('a');
    expect(bridge.sentAs('round.readIssue')).toEqual([]);
    await keys('o');
    await expect
      .poll(() => bridge.asked.findLast(({ name }) => name === 'round.view')?.args)
      .toEqual({
        round: 6,
      });
    expect(document.querySelector('[data-page=results]')).not.toBeNull();
  });

  it('shows in words when the sum does not add up', async () => {
    const bridge = new FixtureBridge('draft');
    bridge.round = {
      ...bridge.round,
      sum: {
        ...bridge.round.sum,
        boards: 56,
        addsUp: false,
        wrong: bridge.round.boards.slice(0, 1).map(({ white }) => white),
      },
      can: { ...bridge.round.can, check: false, reason: 'Refused until the sum is right.' },
    };
    await open(bridge);
    await sees('Missing or listed twice');
    await sees('Larkin, Signe');
    await sees('Refused until the sum is right.');
  });

  it('hand pairing asks at once where the rules speak against a pair, and takes it back', async () => {
    const bridge = new FixtureBridge('checked');
    const met = {
      players: [301, 303],
      level: 3,
      article: 'C.04.3 2.1.1',
      text: 'They have already met.',
    } as const;
    bridge.answerBy('round.byHand', ({ pairs }) => ({
      objections: pairs.some(({ white, black }) => white === 301 && black === 303) ? [met] : [],
      boards: [],
    }));
    await open(bridge);
    await sees('Before you publish');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('h');
    await sees('Hand pairing');
    await keys('1-3{Enter}');
    await sees('They have already met.');
    // A question that is younger takes no key.
    const read = () => new Promise((resolve) => setTimeout(resolve, 400));
    await read();
    await keys('{Escape}');
    await sees('All players are paired.');
    await keys('1-3{Enter}');
    await sees('Pair them all the same');
    await read();
    await keys('{Control>}{Enter}{/Control}');
    await sees('2 players are not paired.');
  });

  it('hand pairing moves two players together and sends the whole round', async () => {
    const bridge = new FixtureBridge('checked');
    await open(bridge);
    await sees('Before you publish');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('h');
    await sees('Hand pairing');
    await keys('1-3{Enter}');
    await sees('2 players are not paired.');
    await keys('2-4{Enter}');
    await sees('All players are paired.');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('round.arrange').length).toBe(1);
    const [{ pairs, bye } = { pairs: [], bye: null }] = bridge.sentAs('round.arrange');
    expect(pairs).toHaveLength(57);
    expect(pairs[0]).toEqual({ white: 301, black: 303 });
    expect(pairs).toContainEqual({ white: 302, black: 304 });
    expect(bye).toBe(415);
  });
});

describe('danger ladder', () => {
  it('level 4 wants the word and a second press', async () => {
    const bridge = new FixtureBridge('checked');
    bridge.prepare('round.publish', {
      ok: false,
      confirm: { level: 4, act: 'Go on', consequences: ['This ends FIDE mode.'] },
    });
    await open(bridge);
    await sees('Before you publish');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('{Control>}{Enter}{/Control}');
    await sees('This ends FIDE mode.');
    await read();
    await keys('{Enter}', 'change{Enter}');
    await sees('Confirm: ');
    expect(bridge.sentAs('round.publish')).toHaveLength(1);
    await keys('{Enter}');
    await expect.poll(() => bridge.sentAs('round.publish').at(-1)).toEqual({ round: 7, confirmed: 4 });
  });
});

describe('everywhere', () => {
  it('the command list finds commands and players', async () => {
    const bridge = new FixtureBridge('playing');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{Control>}k{/Control}', 'falke');
    await sees('Falke, Milan');
    await keys('{Escape}', '{Control>}k{/Control}', 'dark{Enter}');
    await expect.poll(() => bridge.sentAs('app.setTheme')).toEqual([{ theme: 'dark' }]);
  });

  it('Enter saves a form whose fields are choices, as its button says', async () => {
    const bridge = new FixtureBridge('later');
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F2}', '{Escape}', '{ArrowDown}', 'e');
    await expect.poll(() => document.querySelector('dialog select')).not.toBeNull();
    document.querySelector<HTMLElement>('dialog select')!.focus();
    await keys('{Enter}');
    await expect.poll(() => bridge.sentAs('players.change')).toHaveLength(1);
  });

  it('a refusal is read out with its article and its place, until it is closed', async () => {
    const bridge = new FixtureBridge('checked');
    bridge.prepare('round.publish', {
      ok: false,
      refusal: {
        code: 'no',
        message: 'Two players met before.',
        advice: 'Pair again.',
        article: 'C.04.3 2.1.1',
        severity: 'refused',
      },
    });
    await open(bridge);
    await sees('Before you publish');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('{Control>}{Enter}{/Control}');
    await sees('Two players met before. Pair again.');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('C.04.3 2.1.1');
    // A dialog that comes later is about something else, and does not repeat it.
    await keys('{Control>}u{/Control}');
    await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
    expect(document.querySelector('dialog')?.textContent).not.toContain('Two players met before.');
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await keys('{Escape}');
    await expect.poll(pageText).not.toContain('Two players met before.');
  });

  it('looking at the past says so and refuses commands', async () => {
    const bridge = new FixtureBridge('checked');
    bridge.state = {
      ...bridge.state,
      document: { ...bridge.state.document!, past: { seq: 900, at: '2026-11-15T12:44:10' } },
    };
    await open(bridge);
    await sees('You see the tournament as of Sun 12:44:10');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
    await keys('{Control>}{Enter}{/Control}');
    expect(bridge.sentAs('round.publish')).toEqual([]);
    await keys('{Escape}');
    await expect.poll(() => bridge.sentAs('log.lookAt')).toEqual([{ seq: null }]);
  });
});
