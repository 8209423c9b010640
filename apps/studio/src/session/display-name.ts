interface Named {
  username: string;
  profile: { firstName: string | null; lastName: string | null };
}

/** First and last name if there is a first name, else the username. */
export function displayName({ username, profile }: Named): string {
  const firstName = profile.firstName?.trim();
  const lastName = profile.lastName?.trim();
  if (!firstName) return username;
  return lastName ? `${firstName} ${lastName}` : firstName;
}
