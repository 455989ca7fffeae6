/** Tests the claims of results.test.ts with longer lists. */
import './results.test';
