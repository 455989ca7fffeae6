/** Tests the claims of play.test.ts with more turns and every command. */
import './play.test';
