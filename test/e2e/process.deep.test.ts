/** Tests the claims of process.test.ts with more turns. */
import './process.test';
