/** Tests the claims of the imported files over every table. */
import './admin/admin.test';
import './dailies/dailies.test';
import './dailies/erased-try.test';
import './leaderboards/older-rules.test';
import './parties/parties.test';
import './replays/building.test';
import './replays/playback.test';
import './sharing/sharing.test';
import './turns/turns.test';
