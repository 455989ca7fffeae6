/** The same for all heroes that are kept. */
import './loops.test';
