import { inRows, linkButton, type Message } from '../../api';
import type { About } from '../../context';
import type { I18n } from '../../types';
import { listMessage, NEUTRAL_ACCENT } from '../run-list';

const PAGES = ['demo', 'source', 'privacy', 'terms', 'support'] as const satisfies (keyof About['links'])[];

export function aboutMessage({ version, links }: About, application: string, { about }: I18n): Message {
  const pages = PAGES.flatMap((page) => (links[page] ? [linkButton(about.link[page], links[page])] : []));
  const buttons = [...pages, linkButton(about.link.invite, inviteUrl(application))];
  return listMessage(NEUTRAL_ACCENT, about.lines(version), inRows(buttons));
}

/** Asks for no bot user, because the bot only answers interactions. */
const inviteUrl = (application: string): string =>
  `https://discord.com/oauth2/authorize?${new URLSearchParams({ client_id: application, scope: 'applications.commands' })}`;
