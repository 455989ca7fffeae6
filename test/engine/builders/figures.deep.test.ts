/** Tests the claims of figures.test.ts for all builders, seeds and depths. */
import './figures.test';
