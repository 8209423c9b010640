import { pages, pathTo } from '@rostra/contract/pages';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { IF_THIS_WAS_YOU, inUtc, type Mail, renderMail, type Site } from '../../mail/index.ts';

/** A paragraph for emails about a login or a change that the member may not have made. */
export const ifThisWasNotYou = (site: Site) =>
  `If this was not you, choose a new password right away: ${site.url}${pathTo(pages.forgotPassword)}`;

export function passwordChangedMail(site: Site, { email }: Pick<UserRow, 'email'>, at: Date): Mail {
  return {
    kind: 'password-changed',
    to: email,
    subject: `Your password at ${site.name} was changed`,
    ...renderMail({
      siteName: site.name,
      title: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed on ${inUtc(at)}. Your other devices have been logged out.`,
        IF_THIS_WAS_YOU,
        ifThisWasNotYou(site),
      ],
    }),
  };
}
