import type { About } from '../../src/discord/context';

/** Sample data with every web page, so that every button appears. */
export const SAMPLE_ABOUT: About = {
  version: '1.2.3',
  links: {
    demo: 'https://example.org/demo',
    source: 'https://example.org/source',
    privacy: 'https://example.org/privacy',
    terms: 'https://example.org/terms',
    support: 'https://example.org/support',
  },
};
