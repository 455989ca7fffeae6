/** Tests the claims of levels.test.ts for all seeds. */
import './levels.test';
