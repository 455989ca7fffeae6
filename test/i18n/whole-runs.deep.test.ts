/** Tests the claim of whole-runs.test.ts for more runs. */
import './whole-runs.test';
