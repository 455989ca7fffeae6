/** The same for more draws. */
import './path.test';
import './sight.test';
import './ways.test';
