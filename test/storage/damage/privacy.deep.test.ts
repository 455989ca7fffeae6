/** Tests the claims of privacy.test.ts for every kind of damage. */
import './privacy.test';
