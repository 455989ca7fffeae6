/** The same properties for more seeds. */
import './properties.test';
