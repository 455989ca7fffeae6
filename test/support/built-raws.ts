/** In place of `src/raws`: the raws unchecked, as `check-raws` has checked them before any test. */
export { loadBuiltRaws as loadRaws } from '../../src/raws/built';
