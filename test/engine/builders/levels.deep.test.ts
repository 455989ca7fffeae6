/** The same claims for all seeds. */
import './levels.test';
