/** The same for more runs and turns. */
import './advise.test';
