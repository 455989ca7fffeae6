/** The same, cut off at every step. */
import './erased-while-recording.test';
