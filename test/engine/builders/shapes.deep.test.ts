/** Tests the claims of shapes.test.ts for sixty levels of each kind. */
import './shapes.test';
