/** The event as web pages, of an event that is written down (club-open.ts): what stands in each, row by row. */
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { staticPages } from '../../src-main/documents/pages/static-pages.ts';
import { event, players, round } from './club-open.ts';

/** Its second round is the newest that is published; somebody enters later, who has no number yet and signs of HTML in their name. */
const LATE = { ...players[4]!, id: 26, name: 'Late, "L" & <Co>', tpn: 0, rating: 0 };
const published: Tournament = {
  ...event,
  players: [...players, { ...LATE, withdrawnFrom: null, entryRound: 4 }],
  rounds: event.rounds.map((one, at) => ({
    ...one,
    publishedAt: at === 0 ? '' : '2026-11-15T13:41:07+01:00',
  })),
};
const table: Tournament = {
  ...event,
  rules: { ...event.rules, system: 'round-robin', rounds: 3 },
  players: players.slice(0, 3).map((player) => ({ ...player, entryRound: 1 })),
  rounds: [round([[21, 22, 'white-wins']], []), round([[22, 23, 'draw']], [])],
};

const page = (name: string, tournament = published): string =>
  staticPages(tournament).find(({ fileName }) => fileName === name)!.html;
/** What stands below the links, line by line. */
const below = (name: string, tournament = published): readonly string[] =>
  page(name, tournament).split('</nav>\n')[1]!.trimEnd().split('\n');

describe('the web pages of an event', () => {
  it('begin with the newest round by board, whose earlier rounds are folded away', () => {
    expect(
      page('index.html')
        .replace(/<style>[^]*<\/style>\n/u, '')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      '<!doctype html>',
      '<html lang="en-GB">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="generator" content="Wallchart">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>Round 2 · Club Open</title>',
      '</head>',
      '<body>',
      '<nav><b aria-current="page">Round 2</b>',
      '<a href="round-2-by-name.html">Round 2 by name</a>',
      '<a href="standings.html">Standings</a>',
      '<a href="crosstable.html">Crosstable by rank</a>',
      '<a href="players.html">Start list by name</a>',
      '<details><summary>Earlier rounds</summary>',
      '<a href="round-1.html">Round 1</a>',
      '<a href="round-1-by-name.html">Round 1 by name</a></details></nav>',
      '<p>Club Open</p>',
      '<h1>Round 2</h1>',
      '<p><small>version 2, Sun 15 Nov 2026 13:41</small></p>',
      '<div class="wide"><table class="fit">',
      '<thead><tr><th class="n">Board</th><th>White</th><th class="p">Pts</th><th class="c"></th><th class="p">Pts</th><th>Black</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">7</td><td><bdi>Beck, Max <span class="o">(GER)</span></bdi></td><td class="p">1</td><td class="c">–</td><td class="p">1</td><td><bdi>Ärlig, Bo</bdi></td></tr>',
      '<tr><td class="n">4</td><td><bdi>Zander, Ida</bdi></td><td class="p">½</td><td class="c">0 – 1</td><td class="p">0</td><td><bdi>beck, max <span class="o">(POL 1900)</span></bdi></td></tr>',
      '</tbody></table></div>',
      '<p>No game</p>',
      '<ul><li><bdi>Cole, Eve</bdi>: half-point bye</li></ul>',
      '</body>',
      '</html>',
    ]);
  });

  it('have a round by name, with board and colour, or why somebody has no game', () => {
    expect(below('round-2-by-name.html')).toEqual([
      '<p>Club Open</p>',
      '<h1>Round 2, Pairings by name</h1>',
      '<p><small>version 2, Sun 15 Nov 2026 13:41</small></p>',
      '<div class="wide"><table class="fit">',
      '<thead><tr><th>Name</th><th class="n">Board</th><th>Colour</th><th></th></tr></thead>',
      '<tbody>',
      '<tr><td><bdi>Ärlig, Bo</bdi></td><td class="n">7</td><td>Black</td><td><bdi>plays Beck, Max <span class="o">(GER)</span></bdi></td></tr>',
      '<tr><td><bdi>beck, max <span class="o">(POL 1900)</span></bdi></td><td class="n">4</td><td>Black</td><td><bdi>plays Zander, Ida</bdi></td></tr>',
      '<tr><td><bdi>Beck, Max <span class="o">(GER)</span></bdi></td><td class="n">7</td><td>White</td><td><bdi>plays Ärlig, Bo</bdi></td></tr>',
      '<tr><td><bdi>Cole, Eve</bdi></td><td class="n">–</td><td></td><td><bdi>half-point bye</bdi></td></tr>',
      '<tr><td><bdi>Zander, Ida</bdi></td><td class="n">4</td><td>White</td><td><bdi>plays beck, max <span class="o">(POL 1900)</span></bdi></td></tr>',
      '</tbody></table></div>',
      '</body>',
      '</html>',
    ]);
  });

  it('have earlier rounds with their results; a time of publication that is not known is left out', () => {
    expect(below('round-1.html')).toEqual([
      '<p>Club Open</p>',
      '<h1>Round 1</h1>',
      '<p><small>version 1</small></p>',
      '<div class="wide"><table class="fit">',
      '<thead><tr><th class="n">Board</th><th>White</th><th class="p">Pts</th><th class="c"></th><th class="p">Pts</th><th>Black</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">1</td><td><bdi>Ärlig, Bo</bdi></td><td class="p">0</td><td class="c">1 – 0</td><td class="p">0</td><td><bdi>beck, max <span class="o">(POL 1900)</span></bdi></td></tr>',
      '<tr><td class="n">2</td><td><bdi>Cole, Eve</bdi></td><td class="p">0</td><td class="c">½ – ½</td><td class="p">0</td><td><bdi>Zander, Ida</bdi></td></tr>',
      '</tbody></table></div>',
      '<p>No game</p>',
      '<ul><li><bdi>Beck, Max (GER)</bdi>: bye, 1 point</li></ul>',
      '</body>',
      '</html>',
    ]);
    expect(page('round-1.html')).toContain(
      '<a href="index.html">Round 2</a>\n<a href="round-2-by-name.html">',
    );
    expect(page('round-1.html')).toContain(
      '<summary>Earlier rounds</summary>\n<b aria-current="page">Round 1</b>',
    );
  });

  it('have standings with the values of the tie-breaks', () => {
    expect(below('standings.html')).toEqual([
      '<p>Club Open</p>',
      '<h1>Standings after round 2</h1>',
      '<p><small>provisional, 1 game open, Ranked by points, then WON Number of games won over the board, BPG Number of games played with Black.</small></p>',
      '<div class="wide"><table>',
      '<thead><tr><th class="n">Rank</th><th></th><th>Name</th><th class="d">Fed</th><th class="n d">Rtg</th><th class="n">Pts</th><th class="n">WON</th><th class="n">BPG</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">1</td><td></td><td><bdi>beck, max</bdi></td><td class="d">POL</td><td class="n d">1900</td><td class="n">1</td><td class="n">1</td><td class="n">2</td></tr>',
      '<tr><td class="n">2</td><td>GM</td><td><bdi>Ärlig, Bo</bdi></td><td class="d">SWE</td><td class="n d">2300</td><td class="n">1</td><td class="n">1</td><td class="n">0</td></tr>',
      '<tr><td class="n">3</td><td></td><td><bdi>Cole, Eve</bdi></td><td class="d">ENG</td><td class="n d">1700</td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>',
      '<tr><td class="n">3</td><td></td><td><bdi>Beck, Max</bdi></td><td class="d">GER</td><td class="n d"></td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>',
      '<tr><td class="n">5</td><td>WIM</td><td><bdi>Zander, Ida</bdi></td><td class="d">NOR</td><td class="n d">2100</td><td class="n">½</td><td class="n">0</td><td class="n">1</td></tr>',
      '<tr><td class="n">6</td><td></td><td><bdi>Late, &#34;L&#34; &#38; &#60;Co&#62;</bdi></td><td class="d">ENG</td><td class="n d"></td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr>',
      '</tbody></table></div>',
      '</body>',
      '</html>',
    ]);
  });

  it('have a crosstable by rank with colour, opponent and result of each round', () => {
    expect(below('crosstable.html')).toEqual([
      '<p>Club Open</p>',
      '<h1>Crosstable by rank after round 2</h1>',
      '<p><small>provisional, 1 game open, Colour (w White, b Black), the opponent’s number in the first column, and the result.</small></p>',
      '<div class="wide"><table>',
      '<thead><tr><th class="n">No.</th><th></th><th>Name</th><th class="d">Fed</th><th class="n d">Rtg</th><th class="n">Pts</th><th class="c">R1</th><th class="c">R2</th><th class="c">R3</th><th class="c">R4</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">1</td><td></td><td><bdi>beck, max</bdi></td><td class="d">POL</td><td class="n d">1900</td><td class="n">1</td><td class="c">b2 0</td><td class="c">b5 1</td><td class="c"></td><td class="c"></td></tr>',
      '<tr><td class="n">2</td><td>GM</td><td><bdi>Ärlig, Bo</bdi></td><td class="d">SWE</td><td class="n d">2300</td><td class="n">1</td><td class="c">w1 1</td><td class="c">b4</td><td class="c"></td><td class="c"></td></tr>',
      '<tr><td class="n">3</td><td></td><td><bdi>Cole, Eve</bdi></td><td class="d">ENG</td><td class="n d">1700</td><td class="n">1</td><td class="c">w5 ½</td><td class="c">bye ½</td><td class="c"></td><td class="c"></td></tr>',
      '<tr><td class="n">4</td><td></td><td><bdi>Beck, Max</bdi></td><td class="d">GER</td><td class="n d"></td><td class="n">1</td><td class="c">bye 1</td><td class="c">w2</td><td class="c"></td><td class="c"></td></tr>',
      '<tr><td class="n">5</td><td>WIM</td><td><bdi>Zander, Ida</bdi></td><td class="d">NOR</td><td class="n d">2100</td><td class="n">½</td><td class="c">b3 ½</td><td class="c">w1 0</td><td class="c"></td><td class="c"></td></tr>',
      '<tr><td class="n">6</td><td></td><td><bdi>Late, &#34;L&#34; &#38; &#60;Co&#62;</bdi></td><td class="d">ENG</td><td class="n d"></td><td class="n">0</td><td class="c">– 0</td><td class="c">– 0</td><td class="c"></td><td class="c"></td></tr>',
      '</tbody></table></div>',
      '</body>',
      '</html>',
    ]);
  });

  it('have a start list by name, with who comes later and who has left', () => {
    expect(below('players.html')).toEqual([
      '<p>Club Open</p>',
      '<h1>Start list by name</h1>',
      '<p><small></small></p>',
      '<div class="wide"><table>',
      '<thead><tr><th class="n">No.</th><th></th><th>Name</th><th>Fed</th><th class="n">Rtg</th><th>Club</th><th class="o">Note</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">1</td><td>GM</td><td><bdi>Ärlig, Bo</bdi></td><td>SWE</td><td class="n">2300</td><td></td><td class="o"></td></tr>',
      '<tr><td class="n">3</td><td></td><td><bdi>beck, max</bdi></td><td>POL</td><td class="n">1900</td><td></td><td class="o"></td></tr>',
      '<tr><td class="n">4</td><td></td><td><bdi>Beck, Max</bdi></td><td>GER</td><td class="n"></td><td></td><td class="o">from round 2</td></tr>',
      '<tr><td class="n">5</td><td></td><td><bdi>Cole, Eve</bdi></td><td>ENG</td><td class="n">1700</td><td></td><td class="o">left after round 2</td></tr>',
      '<tr><td class="n"></td><td></td><td><bdi>Late, &#34;L&#34; &#38; &#60;Co&#62;</bdi></td><td>ENG</td><td class="n"></td><td></td><td class="o">from round 4</td></tr>',
      '<tr><td class="n">2</td><td>WIM</td><td><bdi>Zander, Ida</bdi></td><td>NOR</td><td class="n">2100</td><td>Rook</td><td class="o"></td></tr>',
      '</tbody></table></div>',
      '</body>',
      '</html>',
    ]);
  });
});

describe('the web pages of a round robin', () => {
  it('have everybody against everybody', () => {
    expect(below('crosstable.html', table)).toEqual([
      '<p>Club Open</p>',
      '<h1>Crosstable after round 2</h1>',
      '<p><small>Ranked by points, then WON Number of games won over the board, BPG Number of games played with Black.</small></p>',
      '<div class="wide"><table>',
      '<thead><tr><th class="n">No.</th><th></th><th>Name</th><th class="d">Fed</th><th class="n d">Rtg</th><th class="n">Pts</th><th class="c">1</th><th class="c">2</th><th class="c">3</th><th class="n">WON</th><th class="n">BPG</th><th class="n">Rank</th></tr></thead>',
      '<tbody>',
      '<tr><td class="n">1</td><td>WIM</td><td><bdi>Zander, Ida</bdi></td><td class="d">NOR</td><td class="n d">2100</td><td class="n">1</td><td class="c">×</td><td class="c"></td><td class="c">1</td><td class="n">1</td><td class="n">0</td><td class="n">1</td></tr>',
      '<tr><td class="n">2</td><td></td><td><bdi>Beck, Max</bdi></td><td class="d">GER</td><td class="n d"></td><td class="n">½</td><td class="c"></td><td class="c">×</td><td class="c">½</td><td class="n">0</td><td class="n">1</td><td class="n">2</td></tr>',
      '<tr><td class="n">3</td><td>GM</td><td><bdi>Ärlig, Bo</bdi></td><td class="d">SWE</td><td class="n d">2300</td><td class="n">½</td><td class="c">0</td><td class="c">½</td><td class="c">×</td><td class="n">0</td><td class="n">1</td><td class="n">2</td></tr>',
      '</tbody></table></div>',
      '</body>',
      '</html>',
    ]);
  });

  it('say nothing of players without a game where everybody has one', () => {
    const full = { ...table, rounds: [round([[21, 22, 'draw']], [])], players: players.slice(0, 2) };
    expect(below('index.html', full).at(-3)).toBe('</tbody></table></div>');
    expect(page('index.html', full)).not.toContain('<details>');
  });
});

describe('an event that has not begun', () => {
  it('has no rounds, and an index that is the standings; without players there is no page', () => {
    const names = (tournament: Tournament) => staticPages(tournament).map(({ fileName }) => fileName);
    expect(names({ ...published, rounds: [] })).toEqual(['index.html', 'crosstable.html', 'players.html']);
    expect(names({ ...published, rounds: [], players: [] })).toEqual([]);
    expect(below('index.html', { ...published, rounds: [] }).slice(1, 3)).toEqual([
      '<h1>Standings before round 1</h1>',
      '<p><small>Ranked by points, then WON Number of games won over the board, BPG Number of games played with Black.</small></p>',
    ]);
  });
});
