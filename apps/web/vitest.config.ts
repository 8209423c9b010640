import { defineConfig } from 'vitest/config';
import { fixedSeed, limits, sharedModules } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({
  test: {
    ...limits,
    ...sharedModules,
    ...fixedSeed,
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}'],
  },
});
