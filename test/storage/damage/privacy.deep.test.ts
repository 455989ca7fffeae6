/** The same for every kind of damage. */
import './privacy.test';
