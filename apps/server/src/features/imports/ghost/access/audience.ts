/** Who may read a text or a part of it, from everyone to nobody. */
export const audiences = ['public', 'account', 'any', 'tiers', 'nobody'] as const;

export type Audience = (typeof audiences)[number];

/** Whether everybody who may read a text may also read this part of it. */
export const isOpenTo = (part: Audience, text: Audience): boolean =>
  audiences.indexOf(part) <= audiences.indexOf(text);

/** The audience that may read all of it. */
export const narrowest = (first: Audience, ...others: readonly Audience[]): Audience =>
  others.reduce((found, next) => (isOpenTo(next, found) ? found : next), first);

const PAYING = ['status:-free', 'status:paid', 'status:comped'];

/**
 * Who sees a card on the site. Ghost's filters can express more than its editor offers; what is not known opens the
 * card to nobody.
 */
export function audienceOfCard(isForVisitors: boolean, memberSegment: string): Audience {
  // Every member can log out.
  if (isForVisitors) return 'public';
  const segments = memberSegment.split(',').map((segment) => segment.trim());
  if (segments.includes('status:free')) return 'account';
  return segments.some((segment) => PAYING.includes(segment)) ? 'any' : 'nobody';
}

/** Names the readers of a card in the report. */
export function describeAudience(isForVisitors: boolean, memberSegment: string): string {
  const isForFree = memberSegment.includes('status:free');
  const isForPaying = PAYING.some((segment) => memberSegment.split(',').includes(segment));
  if (isForFree && isForPaying) return isForVisitors ? 'everyone' : 'members';
  const named = [
    ...(isForVisitors ? ['visitors'] : []),
    ...(isForFree ? ['free members'] : []),
    ...(isForPaying ? ['paying members'] : []),
  ];
  return named.join(' and ') || memberSegment || 'nobody';
}
