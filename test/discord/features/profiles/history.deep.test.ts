/** The same for every cause of death. */
import './history.test';
