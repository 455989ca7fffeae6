/** Runs the tests of this name with a cut at every step. */
import './erased-while-recording.test';
