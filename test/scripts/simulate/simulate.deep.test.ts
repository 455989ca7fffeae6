/** The same claims for every bot. */
import './simulate.test';
