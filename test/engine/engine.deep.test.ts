/** Tests the claims of the imported files for more seeds and on longer walks. */
import './exploits/secrets.test';
import './knowledge/known-map.test';
import './spawning/uniques.test';
