/** Tests the claim of catalogue.test.ts for all seeds. */
import './catalogue.test';
