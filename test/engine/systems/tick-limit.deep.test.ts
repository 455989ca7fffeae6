/** Tests the claims of tick-limit.test.ts with hundreds of creatures. */
import './tick-limit.test';
