/** The same, cut off at every step. */
import './crashes.test';
