/** Tests the claims of rows.test.ts for more and longer runs. */
import './rows.test';
