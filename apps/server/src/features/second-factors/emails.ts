import { pages, pathTo } from '@rostra/contract/pages';
import type { LocalSite } from '../../languages/site.ts';
import { ifThisWasNotYou, type UserRow } from '../accounts/index.ts';
import { IF_THIS_WAS_YOU, inUtc, type Mail, renderMail } from '../mail/index.ts';

type Recipient = Pick<UserRow, 'email'>;

const texts = {
  totp_added: {
    kind: 'second-factor-added',
    title: 'An authenticator app was added',
    text: 'From now on you will be asked for a code from it when you log in with your password.',
  },
  totp_removed: {
    kind: 'second-factor-removed',
    title: 'Your authenticator app was removed',
    text: 'We no longer ask for its codes when you log in.',
  },
  passkey_added: {
    kind: 'second-factor-added',
    title: 'A passkey was added',
    text: 'It can log in to your account without the password.',
  },
  passkey_removed: {
    kind: 'second-factor-removed',
    title: 'A passkey was removed',
    text: 'It can no longer log in to your account.',
  },
} as const;

export type FactorChange = keyof typeof texts;

const reviewSecurity = (site: LocalSite) => ({
  label: 'Review your security settings',
  url: `${site.url}${pathTo(pages.profile)}#second-factors`,
});

/** A new password does not remove a factor that an attacker has added, but an operator can. */
const IF_YOU_CANNOT_LOG_IN =
  'If you can no longer log in, reply to this email and we will help you.';

export function factorChangedMail(
  site: LocalSite,
  { email }: Recipient,
  { kind, at }: { kind: FactorChange; at: Date },
): Mail {
  const { title, text, kind: mailKind } = texts[kind];
  return {
    kind: mailKind,
    to: email,
    subject: `${title} at ${site.name}`,
    ...renderMail({
      site,
      title,
      paragraphs: [
        `This happened on ${inUtc(at)}. ${text}`,
        IF_THIS_WAS_YOU,
        ifThisWasNotYou(site),
        IF_YOU_CANNOT_LOG_IN,
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
  const left =
    unused === 0
      ? 'It was the last one. Create new recovery codes now.'
      : `Unused codes left: ${unused}. You can create new ones at any time.`;
  return {
    kind: 'recovery-code-used',
    to: email,
    subject: `A recovery code was used at ${site.name}`,
    ...renderMail({
      site,
      title: 'A recovery code was used',
      paragraphs: [
        `One of your recovery codes was used on ${inUtc(at)}. ${left}`,
        IF_THIS_WAS_YOU,
        ifThisWasNotYou(site),
      ],
      action: reviewSecurity(site),
    }),
  };
}

export function factorsResetMail(site: LocalSite, { email }: Recipient, at: Date): Mail {
  return {
    kind: 'second-factors-reset',
    to: email,
    subject: `Your second factors at ${site.name} were removed`,
    ...renderMail({
      site,
      title: 'Your second factors were removed',
      paragraphs: [
        `Your authenticator app, passkeys and recovery codes were removed by our team on ${inUtc(at)}. You can log in with your password and set them up again.`,
        'If you did not ask for this, reply to this email.',
        ifThisWasNotYou(site),
      ],
      action: reviewSecurity(site),
    }),
  };
}
