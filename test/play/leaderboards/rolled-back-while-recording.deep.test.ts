/** The same, cut off at every step. */
import './rolled-back-while-recording.test';
