/** The same with more turns, every command, and longer lists. */
import './play.test';
import './process.test';
import './results.test';
