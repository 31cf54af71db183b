/** The tests below with all of their cases. */
import '../all-cases.ts';
import './claims/sentences.long.ts';
import './forms.long.ts';
import './kernel.test.ts';
import './mid/kernel.long.ts';
import './mid/least-cost.test.ts';
import './player-facts.long.ts';
