/**
 * Every view of the table in English: nothing is cut off at 1366×768 and 1093×614 (the rule stands at `cutOff`), and nothing
 * serious for axe-core in the light theme and in one of the others.
 */
import { looksAtViews } from './scenarios/looking.ts';

looksAtViews({ languages: ['en'], isShared: false, themes: 'en' });
