/** Tests the claims of thin-things.test.ts for all seeds and depths. */
import './thin-things.test';
