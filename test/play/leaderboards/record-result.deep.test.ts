/** The same for more runs, cut off at every step. */
import './record-result.test';
