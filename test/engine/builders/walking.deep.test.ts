/** Tests the claim of walking.test.ts for more seeds. */
import './walking.test';
