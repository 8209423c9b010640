import { linkWith, pages } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import { type Mail, renderMail, securityNotes } from '../mail/index.ts';

/** Sent to the new address: opening the link proves that the member can read it. */
export function confirmEmailMail(
  site: LocalSite,
  { to, code }: { to: string; code: string },
): Mail {
  const t = site.messages.of('email-change-server');
  return {
    kind: 'confirm-email',
    to,
    subject: t('confirmSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('confirmTitle'),
      paragraphs: [t('confirmAsked', { site: site.name }), t('confirmIfYou'), t('confirmIfNotYou')],
      action: {
        label: t('confirmAction'),
        url: site.url + linkWith(pages.confirmEmail, 'code', code),
      },
    }),
  };
}

/** Sent to the current address as soon as a change is requested. */
export function emailChangeRequestedMail(
  site: LocalSite,
  { to, undoLink }: { to: string; undoLink: string },
): Mail {
  const t = site.messages.of('email-change-server');
  return undoableMail(site, 'email-change-requested', {
    to,
    undoLink,
    subject: t('requestedSubject', { site: site.name }),
    title: t('requestedTitle'),
    text: t('requestedText'),
  });
}

/** Sent to the old address, as the last email it gets. */
export function emailChangedMail(
  site: LocalSite,
  { to, undoLink }: { to: string; undoLink: string },
): Mail {
  const t = site.messages.of('email-change-server');
  return undoableMail(site, 'email-changed', {
    to,
    undoLink,
    subject: t('changedSubject', { site: site.name }),
    title: t('changedTitle'),
    text: t('changedText'),
  });
}

/** To the current or former address, from which the change can be undone. */
function undoableMail(
  site: LocalSite,
  kind: string,
  texts: { to: string; undoLink: string; subject: string; title: string; text: string },
): Mail {
  const t = site.messages.of('email-change-server');
  const { to, undoLink, subject, title, text } = texts;
  const [ifThisWasYou] = securityNotes(site);
  return {
    kind,
    to,
    subject,
    ...renderMail({
      site,
      title,
      paragraphs: [text, ifThisWasYou, t('ifNotYou')],
      action: { label: t('undoAction'), url: undoLink },
    }),
  };
}
