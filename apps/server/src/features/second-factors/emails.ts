import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import type { UserRow } from '../accounts/index.ts';
import { inSiteZone, type Mail, renderMail, securityNotes } from '../mail/index.ts';

type Recipient = Pick<UserRow, 'email'>;

const mailKinds = {
  totp_added: 'second-factor-added',
  totp_removed: 'second-factor-removed',
  passkey_added: 'second-factor-added',
  passkey_removed: 'second-factor-removed',
} as const;

export type FactorChange = keyof typeof mailKinds;

const reviewSecurity = (site: LocalSite) => ({
  label: site.messages.of('second-factors-server')('reviewAction'),
  url: `${site.url}${pathTo(pages.profile)}#second-factors`,
});

/** A new password does not remove a factor that an attacker has added, but an operator can. */
export function factorChangedMail(
  site: LocalSite,
  { email }: Recipient,
  { kind, at }: { kind: FactorChange; at: Date },
): Mail {
  const t = site.messages.of('second-factors-server');
  return {
    kind: mailKinds[kind],
    to: email,
    subject: t(`subject.${kind}`, { site: site.name }),
    ...renderMail({
      site,
      title: t(`title.${kind}`),
      paragraphs: [
        t(`text.${kind}`, { at: inSiteZone(site, at) }),
        ...securityNotes(site),
        t('cannotLogIn'),
      ],
      action: reviewSecurity(site),
    }),
  };
}

export function recoveryCodeUsedMail(
  site: LocalSite,
  { email }: Recipient,
  { at, unused }: { at: Date; unused: number },
): Mail {
  const t = site.messages.of('second-factors-server');
  return {
    kind: 'recovery-code-used',
    to: email,
    subject: t('recoverySubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('recoveryTitle'),
      paragraphs: [t('recoveryUsed', { at: inSiteZone(site, at), unused }), ...securityNotes(site)],
      action: reviewSecurity(site),
    }),
  };
}

export function factorsResetMail(site: LocalSite, { email }: Recipient, at: Date): Mail {
  const t = site.messages.of('second-factors-server');
  const [, ifThisWasNotYou] = securityNotes(site);
  return {
    kind: 'second-factors-reset',
    to: email,
    subject: t('resetSubject', { site: site.name }),
    ...renderMail({
      site,
      title: t('resetTitle'),
      paragraphs: [
        t('resetText', { at: inSiteZone(site, at) }),
        t('resetNotAsked'),
        ifThisWasNotYou,
      ],
      action: reviewSecurity(site),
    }),
  };
}
