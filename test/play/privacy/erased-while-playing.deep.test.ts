/** The same, cut off at every step. */
import './erased-while-playing.test';
