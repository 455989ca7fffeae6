/** The same claims for longer runs. */
import './bots.test';
