export default {
  progress: '{percent}% read, {minutes, plural, one {a minute left} other {# minutes left}}',
} as const;
