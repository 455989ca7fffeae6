/** The same over every table, and cut off at every step. */
import './admin/admin.test';
import './crashes.test';
import './dailies/dailies.test';
import './leaderboards/finished-runs.test';
import './leaderboards/older-rules.test';
import './leaderboards/record-result.test';
import './leaderboards/rolled-back-while-recording.test';
import './parties/parties.test';
import './privacy/erased-while-playing.test';
import './privacy/erased-while-recording.test';
import './replays/building.test';
import './replays/playback.test';
import './sharing/sharing.test';
import './turns/late-deliveries.test';
import './turns/turns.test';
