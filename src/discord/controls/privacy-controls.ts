import { controlFamily, oneOf } from '../custom-id/control-family';
import { type AskedAt, askedWords, parseAsked } from '../custom-id/question';

const PRIVACY_CHOICES = ['export', 'ask', 'keep'] as const;

export type PrivacyControl =
  | { kind: 'privacy'; choice: (typeof PRIVACY_CHOICES)[number] }
  | { kind: 'privacy'; choice: 'erase'; asked: AskedAt };

export const privacyControls = controlFamily<PrivacyControl>({
  privacy: {
    head: 'privacy',
    isHeavy: ({ choice }) => choice === 'export',
    words: (control) => [control.choice, ...(control.choice === 'erase' ? askedWords(control.asked) : [])],
    parse([word, asked]) {
      if (word === 'erase') return { kind: 'privacy', choice: word, asked: parseAsked(asked) };
      const choice = oneOf(PRIVACY_CHOICES, word);
      return choice && { kind: 'privacy', choice };
    },
  },
});
