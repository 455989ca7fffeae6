/** The same for every item and every kind of damage. */
import './damaged-items.test';
