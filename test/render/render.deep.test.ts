/** Tests the claims of the imported files with more draws. */
import './compact/overlays/tooltip.test';
import './compact/terrain.test';
import './font.test';
import './gif.test';
