/** The same, cut off at every step. */
import './fork-ranked.test';
