/** What helps to choose a system for a new tournament. */
import type { SystemId } from '../../model/system-ids.ts';

/** Where the rules are, in few words. */
const sources: Readonly<Record<SystemId, string>> = {
  'dutch-2026': 'C.04.3',
  'dutch-2017': 'C.04.3, until 31 Jan 2026',
  'burstein-2026': 'C.04.4.2',
  'burstein-2025': 'C.04.4.2 of July 2025',
  'burstein-old': 'C.04.4.2 of 2017',
  'dubov-2026': 'C.04.4.1',
  'dubov-old': 'C.04.4.1 of 1997',
  'lim-2026': 'C.04.4.3',
  'lim-old': 'C.04.4.3, until 31 Jan 2026',
  bcf: 'rules 1–31',
  'mwm-dutch': 'paper',
  'mwm-burstein': 'paper',
  'mwm-monrad': 'paper',
  'mwm-random': 'paper',
  'mwm-random2': 'paper',
  'round-robin': 'C.05 Annex 1',
  'double-round-robin': 'C.05 Annex 1',
};

/** What each does, and what for. */
const about: Readonly<Record<SystemId, { readonly does: string; readonly use: string }>> = {
  'dutch-2026': {
    does: 'Top half meets bottom half inside each scoregroup.',
    use: 'What most rated opens use; for any number of players.',
  },
  'dutch-2017': {
    does: 'To go on with an event that began under it, or to check one.',
    use: 'Numbers, floats and colours by the text of that time.',
  },
  'burstein-2026': {
    does: 'First meets last by tie-break inside the scoregroup.',
    use: 'The first rounds are paired by the Dutch System.',
  },
  'burstein-2025': {
    does: 'Approved for July 2025 and never applied.',
    use: 'Only for an event that named it.',
  },
  'burstein-old': {
    does: 'To go on with an event that began under it, or to check one.',
    use: 'Orders a group by Median as well.',
  },
  'dubov-2026': {
    does: 'Evens out the ratings of the opponents that each player meets.',
    use: 'Everyone needs a rating: for fully rated fields.',
  },
  'dubov-old': {
    does: 'To repeat an old event, or to check one.',
    use: 'Everyone needs a rating.',
  },
  'lim-2026': {
    does: 'Pairs from the top and from the bottom towards the middle.',
    use: 'Players go up as well as down. Rarely used today.',
  },
  'lim-old': {
    does: 'Same pairings as the text in force.',
    use: 'Articles are cited by their old numbers.',
  },
  bcf: {
    does: 'The British club rules; grading order in each group.',
    use: 'For events that name these rules.',
  },
  'mwm-dutch': {
    does: 'Top half meets bottom half, all boards solved at once.',
    use: 'Ranks about as well as the FIDE (Dutch) System.',
  },
  'mwm-burstein': {
    does: 'First meets last, all boards solved at once.',
    use: 'Ranked players best in the paper’s experiments.',
  },
  'mwm-monrad': {
    does: 'Neighbours in rank meet.',
    use: 'Known from clubs; ranks least well.',
  },
  'mwm-random': {
    does: 'Anyone with the same score.',
    use: 'For casual evenings.',
  },
  'mwm-random2': {
    does: 'A player of the top half meets a random one below.',
    use: 'Second best ranking; the lot is drawn and stored.',
  },
  'round-robin': {
    does: 'Everyone meets everyone once, by Berger tables.',
    use: 'For small fields; the number of players makes the rounds.',
  },
  'double-round-robin': {
    does: 'Everyone meets everyone twice, with colours reversed.',
    use: 'For small fields; the number of players makes the rounds.',
  },
};

export const systemChoiceText = { sources, about };
