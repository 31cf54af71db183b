/** The tests below with all of their cases. */
import '../all-cases.ts';
import './languages.long.ts';
