/** The tests below with all of their cases. */
import '../all-cases.ts';
import './claims/sentences.test.ts';
import './forms.test.ts';
import './kernel.test.ts';
import './mid/kernel.test.ts';
import './mid/least-cost.test.ts';
import './player-facts.test.ts';
