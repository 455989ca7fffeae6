import { inRows, linkButton, type Message } from '../../api';
import type { About } from '../../context';
import type { I18n } from '../../types';
import { listMessage, NEUTRAL_ACCENT } from '../run-list';

/** Links that the operator may publish, in the order of their buttons. */
const PAGES = ['source', 'privacy', 'terms', 'support'] as const satisfies (keyof About['links'])[];

/** Shows the version, links to the operator's pages, and Discord's link for adding the application. */
export function aboutMessage({ version, links }: About, application: string, { about }: I18n): Message {
  const pages = PAGES.flatMap((page) => (links[page] ? [linkButton(about.link[page], links[page])] : []));
  const buttons = [...pages, linkButton(about.link.invite, inviteUrl(application))];
  return listMessage(NEUTRAL_ACCENT, about.lines(version), inRows(buttons));
}

/**
 * Discord's page that adds the commands alone. The bot only answers interactions, so it needs no bot user and no
 * permissions.
 */
const inviteUrl = (application: string): string =>
  `https://discord.com/oauth2/authorize?${new URLSearchParams({ client_id: application, scope: 'applications.commands' })}`;
