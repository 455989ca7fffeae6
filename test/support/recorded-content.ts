import { join } from 'node:path';
import { readContent } from '../../scripts/accept/content';

/** The content as `npm run accept` last recorded it. */
export const CONTENT = readContent(join(__dirname, '../..'));
