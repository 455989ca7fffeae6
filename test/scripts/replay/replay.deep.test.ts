/** Tests the claim of replay.test.ts for every recorded run. */
import './replay.test';
