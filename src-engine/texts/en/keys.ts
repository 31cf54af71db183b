/** The sheet of keys under `?`, and the manual's page of keys around its tables. */

export const keysText = {
  title: 'Keys on this screen',
  moving: 'Moving',
  moves: {
    rows: 'one row',
    pages: 'one page of rows',
    ends: 'first, last row',
    accept: 'open or accept',
    close: 'close, back to the table',
    panes: 'next pane',
  },
};

/** The manual's page of keys. Each screen of the program is a section, each of its keys a line. */
export const keysPageText = {
  title: 'All keys',
  intro: [
    'Single letters work outside of text fields. `?` shows the keys of the page you are on, and every button shows its own.',
    'Where a player is chosen, `H` `L` `U` `B` `W` `C` mean here, late, not here, bye, withdraw and card on every page. Digits choose. Letters go by what they type, digits by their place on the keyboard. On macOS, Cmd is Ctrl. `Alt` with a digit takes a hit of a search.',
    'Press without waiting: a key that comes before its page has read its data waits for it, a second at most; `Esc` forgets it.',
  ],
  head: { keys: 'Key', does: 'What it does' },
  lists: 'In every list',
  window: 'Size of what is shown',
  ofWindow: {
    larger: 'everything larger',
    smaller: 'everything smaller',
    usual: 'the usual size',
    whole: 'full screen, and back',
  },
  results: 'Keys of results',
  resultsIntro:
    'A board number, `Enter`, then the key of the result. `K` chooses the set; the legend on the screen shows the set in use.',
  documents: 'Each document on the Documents page has a key of its own, shown beside its name.',
  screens: {
    everywhere: 'Everywhere',
    start: 'Start page',
    newTournament: 'New tournament',
    players: 'Players',
    lookUp: 'A new player from a rating list',
    checkIn: 'Close the check-in',
    audit: 'Compare with the rating list',
    table: 'A table of players or results',
    review: 'A report before it is opened',
    round: 'Round',
    preview: 'Preview',
    hand: 'Pairing by hand',
    repair: 'Repair',
    results: 'Results',
    secondEntry: 'Second entry',
    correction: 'Correction of a result',
    standings: 'Standings',
    documents: 'Documents',
    print: 'Documents: a print that waits for an answer',
    hall: 'Hall screen',
    filing: 'Filing',
    norms: 'Title norms',
    log: 'Log',
    restore: 'Restore points',
    lists: 'Rating lists',
    lab: 'Laboratory',
    rest: 'Simulate the rest',
    settings: 'Settings',
    incident: 'Incidents',
    forms: 'In every form and question',
  },
};
