export default {
  newForMembers: 'New for members, {minutes, plural, one {a minute} other {# minutes}} to read',
  planNeeded: 'Your plan does not include this',
} as const;
