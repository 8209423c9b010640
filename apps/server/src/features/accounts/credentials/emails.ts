import { pages, pathTo } from '@rostra/contract/pages';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { IF_THIS_WAS_YOU, inUtc, type Mail, renderMail } from '../../mail/index.ts';

/** A paragraph for emails about a login or a change that the member may not have made. */
export const ifThisWasNotYou = (site: LocalSite) =>
  `If this was not you, choose a new password right away: ${site.url}${pathTo(pages.forgotPassword)}`;

export function passwordChangedMail(
  site: LocalSite,
  { email }: Pick<UserRow, 'email'>,
  at: Date,
): Mail {
  return {
    kind: 'password-changed',
    to: email,
    subject: `Your password at ${site.name} was changed`,
    ...renderMail({
      site,
      title: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed on ${inUtc(at)}. Your other devices have been logged out.`,
        IF_THIS_WAS_YOU,
        ifThisWasNotYou(site),
      ],
    }),
  };
}
