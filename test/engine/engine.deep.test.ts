/** Tests the claims of the imported files for more seeds and on longer walks. */
import './actions/legal-actions.test';
import './builders/fortress.test';
import './creatures/eyesight.test';
import './creatures/loadout.test';
import './exploits/out-of-reach.test';
import './exploits/secrets.test';
import './knowledge/known-map.test';
import './spawning/uniques.test';
