/** The same with more turns. */
import './process.test';
