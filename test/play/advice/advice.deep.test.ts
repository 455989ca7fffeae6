/** Follows the advice in more runs, for more turns. */
import './advice.test';
import './odds.test';
