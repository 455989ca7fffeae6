/** The same for more draws. */
import './compact/overlays/tooltip.test';
import './font.test';
import './gif.test';
