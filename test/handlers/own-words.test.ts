/** Single words of main come from the catalogue too: what a player's card and the saved log say in German. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../src-main/texts.ts';
import { idOf, newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

describe('in German', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8, 5);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.run('players.add', playerInput('Spät, Anna', 1500));
    await program.run('app.setLanguages', { screens: 'de', documents: 'interface', second: 'none' });
  });
  afterEach(async () => {
    await program.close();
    await speak('en', ['en']);
  });

  it('the card of a player who came later says so', async () => {
    const card = await program.query('players.card', { player: await idOf(program, 'Spät') });
    expect(card.games[0]!.result).toBe('fehlt');
  });

  it('the saved log has German headings', async () => {
    const target = program.path('protokoll.txt');
    await program.run('log.export', { target });
    const [head = '', ...rows] = readFileSync(target, 'utf8').split('\r\n');
    expect(head.split('\t').slice(1, 4)).toEqual(['Zeit', 'Wer', 'Befehl']);
    expect(rows.length).toBeGreaterThan(5);
  });
});
