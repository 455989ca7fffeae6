/** Runs the tests of this name with a cut at every step. */
import './rolled-back-while-recording.test';
