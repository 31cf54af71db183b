/** The tests below with all of their cases. */
import '../all-cases.ts';
import './bcf/literal.test.ts';
import './bcf/play.test.ts';
import './burstein/burstein.test.ts';
import './dubov/dubov.test.ts';
import './dubov/old.test.ts';
import './dutch/another-order.test.ts';
import './dutch/kernel/types.test.ts';
import './dutch/recorded.test.ts';
import './frame/meeting-graph.test.ts';
import './lim/lim.test.ts';
import './lim/second-writing.test.ts';
import './mwm/mwm.test.ts';
import './mwm/precise.test.ts';
