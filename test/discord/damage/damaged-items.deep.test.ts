/** Tests the claims of damaged-items.test.ts for every item and every kind of damage. */
import './damaged-items.test';
