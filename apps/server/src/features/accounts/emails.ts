import { inUtc, type Mail, renderMail } from '../mail/index.ts';
import type { UserRow } from './users/users.repo.ts';

interface Site {
  name: string;
  url: string;
}

type Recipient = Pick<UserRow, 'email' | 'username'>;

const ifItWasNotYou = (site: Site) =>
  `If this was not you, choose a new password at once: ${site.url}/forgot-password`;

export function welcomeMail(site: Site, { email, username }: Recipient): Mail {
  return {
    kind: 'welcome',
    to: email,
    subject: `Welcome to ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: `Welcome, ${username}`,
      paragraphs: [
        `Your account at ${site.name} is ready.`,
        'In your dashboard you find member content, your profile and your subscription.',
      ],
      action: { label: 'Open your dashboard', url: `${site.url}/dashboard` },
    }),
  };
}

export function newSignInMail(
  site: Site,
  { email, username }: Recipient,
  { device, at }: { device: string; at: Date },
): Mail {
  return {
    kind: 'new-sign-in',
    to: email,
    subject: `New sign-in to your account at ${site.name}`,
    ...renderMail({
      siteName: site.name,
      title: 'New sign-in to your account',
      paragraphs: [
        `Hello ${username}, your account was just used on a device that we have not seen before.`,
        `${device}, ${inUtc(at)}`,
        'If this was you, there is nothing to do.',
        ifItWasNotYou(site),
      ],
      action: { label: 'See where you are logged in', url: `${site.url}/dashboard/profile` },
    }),
  };
}

export function passwordChangedMail(site: Site, { email, username }: Recipient, at: Date): Mail {
  return {
    kind: 'password-changed',
    to: email,
    subject: `Your password at ${site.name} was changed`,
    ...renderMail({
      siteName: site.name,
      title: 'Your password was changed',
      paragraphs: [
        `Hello ${username}, the password of your account was changed on ${inUtc(at)}. Your other devices have been logged out.`,
        'If this was you, there is nothing to do.',
        ifItWasNotYou(site),
      ],
    }),
  };
}
