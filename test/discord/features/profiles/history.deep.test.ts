/** Tests the claims of history.test.ts for every cause of death. */
import './history.test';
