/** Tests the properties of properties.test.ts for more seeds. */
import './properties.test';
