/** The same for more runs, and longer ones. */
import './rows.test';
