/** Tests the claims of the imported file for more runs, cut off at every step. */
import './record-result.test';
