/** Tests the claims of unknown-actions.test.ts with more junk. */
import './unknown-actions.test';
