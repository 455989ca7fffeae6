/** Runs the tests of this name with a cut at every step. */
import './written-while-erasing.test';
