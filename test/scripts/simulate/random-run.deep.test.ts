/** The same for 200,000 actions. */
import './random-run.test';
