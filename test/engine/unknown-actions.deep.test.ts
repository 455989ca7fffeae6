/** The same claims for more junk. */
import './unknown-actions.test';
