/** The same with a hundred thousand runs of one server. */
import './read-budget.test';
