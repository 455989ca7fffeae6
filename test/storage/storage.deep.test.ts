/** Tests the claims of the imported files with more turns, games and damage. */
import './codec/real-games.test';
import './codec/save.test';
import './damage/revised-items.test';
import './parties/party-faults.test';
import './turns/faults.test';
import './turns/unloadable-runs.test';
