/** Tests the claims of the imported file with an interruption at every request. */
import './erased-while-recording.test';
