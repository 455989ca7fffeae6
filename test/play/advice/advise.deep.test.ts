/** Follows the advice in more runs, for more turns. */
import './advise.test';
import './odds.test';
