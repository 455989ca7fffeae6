/** The same for more runs and turns. */
import './advice.test';
import './advice/losses.test';
