/** Tests the claims of random-run.test.ts with 200,000 actions. */
import './random-run.test';
