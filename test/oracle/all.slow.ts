/** The tests below with all of their cases. */
import '../all-cases.ts';
import './kernel.test.ts';
import './mid/kernel.test.ts';
import './claims/sentences.test.ts';
