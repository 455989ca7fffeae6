/** The same with more turns and games. */
import './codec/real-games.test';
import './parties/party-faults.test';
import './turns/faults.test';
