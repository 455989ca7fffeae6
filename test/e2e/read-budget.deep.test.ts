/** Tests the claims of read-budget.test.ts with a hundred thousand runs in one server. */
import './read-budget.test';
