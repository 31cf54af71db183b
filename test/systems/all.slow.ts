/** The tests below with all of their cases. */
import '../all-cases.ts';
import './dubov/dubov.test.ts';
import './dubov/old.test.ts';
import './mwm/mwm.test.ts';
import './mwm/precise.test.ts';
import './burstein/burstein.test.ts';
import './lim/lim.test.ts';
import './frame/meeting-graph.test.ts';
