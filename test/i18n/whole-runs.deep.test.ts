/** The same claim for more runs. */
import './whole-runs.test';
