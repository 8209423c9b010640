import type { News } from '../notifications/index.ts';

const PROFILE = '/dashboard/profile';

export const newSignInNews = (userId: number, device: string, at: Date): News => ({
  userId,
  kind: 'account',
  title: 'New sign-in to your account',
  text: `${device}. If this was not you, choose a new password at once.`,
  href: PROFILE,
  onceKey: `new-sign-in ${at.toISOString()}`,
});

export const emailChangedNews = (userId: number, email: string, at: Date): News => ({
  userId,
  kind: 'account',
  title: 'Your email address was changed',
  text: `We write to ${email} from now on.`,
  href: PROFILE,
  onceKey: `email-changed ${at.toISOString()}`,
});

export const passwordChangedNews = (userId: number, at: Date): News => ({
  userId,
  kind: 'account',
  title: 'Your password was changed',
  text: 'Your other devices have been logged out.',
  href: PROFILE,
  onceKey: `password-changed ${at.toISOString()}`,
});
