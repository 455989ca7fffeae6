/** The same claims for all builders, seeds and depths. */
import './figures.test';
