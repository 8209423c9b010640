import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../../languages/site.ts';
import { ifThisWasNotYou, type UserRow } from '../../accounts/index.ts';
import { IF_THIS_WAS_YOU, inUtc, type Mail, renderMail } from '../../mail/index.ts';

export function newLoginMail(
  site: LocalSite,
  { email }: Pick<UserRow, 'email'>,
  { device, at }: { device: string; at: Date },
): Mail {
  return {
    kind: 'new-login',
    to: email,
    subject: `New login to your account at ${site.name}`,
    ...renderMail({
      site,
      title: 'New login to your account',
      paragraphs: [
        'Someone just logged in to your account on a device that we have not seen before.',
        `${device}, ${inUtc(at)}`,
        IF_THIS_WAS_YOU,
        ifThisWasNotYou(site),
      ],
      action: {
        label: 'See where you are logged in',
        url: `${site.url}${pathTo(pages.profile)}`,
      },
    }),
  };
}
