/** The same over the database, cut off at more steps. */
import './scan.test';
