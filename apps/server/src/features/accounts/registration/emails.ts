import { pages, pathTo } from '@rostra/contract/pages';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { type Mail, renderMail, type Site } from '../../mail/index.ts';

export function welcomeMail(site: Site, { email }: Pick<UserRow, 'email'>): Mail {
  return {
    kind: 'welcome',
    to: email,
    subject: `Welcome to ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: `Welcome to ${site.name}`,
      paragraphs: [
        `Your account at ${site.name} is ready.`,
        'You will find member content, your profile and your subscription in your dashboard.',
      ],
      action: { label: 'Open your dashboard', url: `${site.url}${pathTo(pages.dashboard)}` },
    }),
  };
}
