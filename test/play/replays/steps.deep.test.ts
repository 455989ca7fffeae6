/** The same after each step, of every recorded run. */
import './steps.test';
