import { controlFamily, oneOf } from '../custom-id/control-family';

/**
 * A player's choices about their stored data. Erasure needs a confirmation: `ask` shows the question, `keep` declines.
 */
const PRIVACY_CHOICES = ['export', 'ask', 'keep', 'erase'] as const;
export type PrivacyChoice = (typeof PRIVACY_CHOICES)[number];

export interface PrivacyControl {
  kind: 'privacy';
  choice: PrivacyChoice;
}

export const privacyControls = controlFamily<PrivacyControl>({
  privacy: {
    head: 'privacy',
    isHeavy: ({ choice }) => choice === 'export',
    words: ({ choice }) => [choice],
    parse([word]) {
      const choice = oneOf(PRIVACY_CHOICES, word);
      return choice && { kind: 'privacy', choice };
    },
  },
});
