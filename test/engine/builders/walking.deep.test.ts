/** The same claim for more seeds. */
import './walking.test';
