/** The same claims for all seeds. */
import './decks.test';
