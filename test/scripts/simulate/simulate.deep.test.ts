/** Tests the claims of simulate.test.ts for every bot. */
import './simulate.test';
