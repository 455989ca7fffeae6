import { version } from '../../package.json';
import type { About } from '../discord/context';
import type { Environment } from './environment';

export function aboutOf({
  DEMO_URL,
  SOURCE_URL,
  PRIVACY_URL,
  TERMS_URL,
  SUPPORT_URL,
}: Pick<Environment, 'DEMO_URL' | 'SOURCE_URL' | 'PRIVACY_URL' | 'TERMS_URL' | 'SUPPORT_URL'>): About {
  const links = {
    ...(DEMO_URL === undefined ? {} : { demo: DEMO_URL }),
    ...(SOURCE_URL === undefined ? {} : { source: SOURCE_URL }),
    ...(PRIVACY_URL === undefined ? {} : { privacy: PRIVACY_URL }),
    ...(TERMS_URL === undefined ? {} : { terms: TERMS_URL }),
    ...(SUPPORT_URL === undefined ? {} : { support: SUPPORT_URL }),
  };
  return { version, links };
}
