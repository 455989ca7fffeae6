import { join } from 'node:path';
import { readContent } from '../../scripts/accept/content';

/** What there is, as it was last accepted by `npm run accept`. */
export const CONTENT = readContent(join(__dirname, '../..'));
