/** Properties of paths and sight, for more draws. */
import './cheapest-paths.test';
import './path.test';
import './sight.test';
