export default {
  conflict: 'Someone else has just saved a conflicting change. Please try again.',
} as const;
