/** The same claims for all seeds. */
import './ground.test';
