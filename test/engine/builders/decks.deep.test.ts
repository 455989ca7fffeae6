/** Tests the claims of decks.test.ts for all seeds. */
import './decks.test';
