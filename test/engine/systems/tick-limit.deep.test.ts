/** The same among hundreds of creatures. */
import './tick-limit.test';
