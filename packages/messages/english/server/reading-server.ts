export default {
  planNeeded: 'Your plan does not include this',
} as const;
