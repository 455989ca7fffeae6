/** The same claim for every recorded run. */
import './replay.test';
