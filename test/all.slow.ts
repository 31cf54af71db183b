/** The tests below with all of their cases. */
import './all-cases.ts';
import './checker/another-order.test.ts';
import './files/table-fuzz.test.ts';
import './generator/generate.test.ts';
import './matching/among.test.ts';
import './matching/edge-colouring.test.ts';
import './matching/fractional-start.test.ts';
import './matching/layers.test.ts';
import './matching/optimum.test.ts';
import './matching/weighted.test.ts';
import './preview/preview.test.ts';
import './rating/articles.test.ts';
import './repair/plans.test.ts';
import './storage/event-log.test.ts';
import './tiebreaks/articles.test.ts';
import './trf/laws.test.ts';
