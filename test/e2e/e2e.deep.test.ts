/** The same with more turns, every command, longer lists, and a hundred thousand runs of one server. */
import './play.test';
import './process.test';
import './read-budget.test';
import './results.test';
