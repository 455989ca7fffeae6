/** Tests the claim of winning-kits.test.ts for 300 seeds. */
import './winning-kits.test';
