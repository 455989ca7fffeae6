/** The same claims for longer play. */
import './saves.test';
