/** Tests the claims of saves.test.ts for longer play. */
import './saves.test';
