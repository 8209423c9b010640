import { pages, pathTo } from '@rostra/contract/pages';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { type Mail, renderMail } from '../../mail/index.ts';

export function welcomeMail(site: LocalSite, { email }: Pick<UserRow, 'email'>): Mail {
  return {
    kind: 'welcome',
    to: email,
    subject: `Welcome to ${site.name}`,
    ...renderMail({
      site,
      title: `Welcome to ${site.name}`,
      paragraphs: [
        `Your account at ${site.name} is ready.`,
        'You will find member content, your profile and your subscription in your dashboard.',
      ],
      action: { label: 'Open your dashboard', url: `${site.url}${pathTo(pages.dashboard)}` },
    }),
  };
}
