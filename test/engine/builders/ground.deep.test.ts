/** Tests the claims of ground.test.ts for all seeds. */
import './ground.test';
