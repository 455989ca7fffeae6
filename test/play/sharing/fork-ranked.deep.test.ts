/** Runs the tests of this name with a cut at every step. */
import './fork-ranked.test';
