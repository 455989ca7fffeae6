/** Tests the claims of bots.test.ts for longer runs. */
import './bots.test';
