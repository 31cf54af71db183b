/** The tests below with all of their cases. */
import './all-cases.ts';
import './matching/fractional-start.test.ts';
import './matching/weighted.test.ts';
import './preview/preview.test.ts';
import './storage/event-log.test.ts';
import './tiebreaks/articles.test.ts';
import './trf/laws.test.ts';
