/** Replaces `src/raws` in tests: loads the raws unchecked, because `check-raws` has checked them before any test. */
export { loadBuiltRaws as loadRaws } from '../../src/raws/built';
