/** The same claim for all seeds. */
import './catalogue.test';
