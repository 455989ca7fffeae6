/** The same for more seeds, and on longer ways. */
import './exploits/secrets.test';
import './knowledge/known-map.test';
import './spawning/uniques.test';
