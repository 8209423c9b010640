import type { SessionUser } from './session.ts';

/** First and last name when there is a first name, else the username; Guest without a user. */
export function displayName(user: Pick<SessionUser, 'username' | 'profile'> | undefined): string {
  if (!user) return 'Guest';
  const firstName = user.profile?.firstName?.trim();
  const lastName = user.profile?.lastName?.trim();
  if (!firstName) return user.username;
  return lastName ? `${firstName} ${lastName}` : firstName;
}
