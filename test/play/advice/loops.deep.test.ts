/** Follows every recorded hero. */
import './loops.test';
