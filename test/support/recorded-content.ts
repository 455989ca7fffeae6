import { join } from 'node:path';
import { readContent } from '../../scripts/accept/content';

/** Content as last recorded by `npm run accept`. */
export const CONTENT = readContent(join(__dirname, '../..'));
