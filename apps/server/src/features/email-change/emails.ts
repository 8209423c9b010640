import { linkWith, pages } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import { IF_THIS_WAS_YOU, type Mail, renderMail } from '../mail/index.ts';

/** Sent to the new address: opening the link proves that the member can read it. */
export function confirmEmailMail(
  site: LocalSite,
  { to, code }: { to: string; code: string },
): Mail {
  return {
    kind: 'confirm-email',
    to,
    subject: `Confirm your new email address at ${site.name}`,
    ...renderMail({
      site,
      title: 'Confirm your new email address',
      paragraphs: [
        `A member of ${site.name} asked us to use this address for their account.`,
        'If this was you, open the link within 24 hours to confirm. It works only once, and nothing changes until then.',
        'If you did not ask for this, you can ignore this email.',
      ],
      action: {
        label: 'Confirm this address',
        url: site.url + linkWith(pages.confirmEmail, 'code', code),
      },
    }),
  };
}

const undoAction = (url: string) => ({ label: 'Keep this address', url });

const IF_NOT_YOU =
  'If this was not you, someone knows your password. Open the link within 7 days: your account gets this address back, all devices are logged out, and you choose a new password.';

/** Sent to the current address as soon as a change is requested. */
export function emailChangeRequestedMail(
  site: LocalSite,
  { to, undoLink }: { to: string; undoLink: string },
): Mail {
  return {
    kind: 'email-change-requested',
    to,
    subject: `Your email address at ${site.name} is about to change`,
    ...renderMail({
      site,
      title: 'Your email address is about to change',
      paragraphs: [
        'Someone who is logged in to your account asked us to use another email address. It takes effect as soon as that address is confirmed.',
        IF_THIS_WAS_YOU,
        IF_NOT_YOU,
      ],
      action: undoAction(undoLink),
    }),
  };
}

/** Sent to the old address, as the last email it gets. */
export function emailChangedMail(
  site: LocalSite,
  { to, undoLink }: { to: string; undoLink: string },
): Mail {
  return {
    kind: 'email-changed',
    to,
    subject: `Your email address at ${site.name} was changed`,
    ...renderMail({
      site,
      title: 'Your email address was changed',
      paragraphs: [
        'Your account now has another email address. We will send all email to that address, and you log in with it.',
        IF_THIS_WAS_YOU,
        IF_NOT_YOU,
      ],
      action: undoAction(undoLink),
    }),
  };
}
