/**
 * What `views.e2e.ts` asks of English, in the languages that it is translated into and in the pseudo-language, whose words are the
 * longest: they take turns. A file of its own, so that it runs beside the other.
 */
import { OFFERED, PSEUDO } from '../../src-engine/texts/index.ts';
import { looksAtViews } from './scenarios/looking.ts';

const languages = [...OFFERED.map(({ code }) => code).filter((code) => code !== 'en'), PSEUDO] as const;

looksAtViews({ languages, isShared: true, themes: null });
