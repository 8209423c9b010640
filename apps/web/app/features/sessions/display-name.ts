import type { SessionUser } from '@rostra/browser/session';
import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';

interface Named {
  username: string;
  profile?: { firstName?: string | null; lastName?: string | null } | null;
}

/** First and last name when there is a first name, else the username; Guest without a user. */
export function displayName(user: Named | undefined, t: Translate<'sessions'>): string {
  if (!user) return t('guest');
  const firstName = user.profile?.firstName?.trim();
  const lastName = user.profile?.lastName?.trim();
  if (!firstName) return user.username;
  return lastName ? `${firstName} ${lastName}` : firstName;
}

export function useDisplayName(user: Named | undefined): string {
  return displayName(user, useMessages('sessions'));
}

/** The user's picture in its smallest format. */
export function pictureUrl(user: Pick<SessionUser, 'profile'> | undefined): string | undefined {
  const avatar = user?.profile.avatar;
  return avatar?.formats?.thumbnail?.url ?? avatar?.url;
}
