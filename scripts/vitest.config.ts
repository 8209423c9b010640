import { defineConfig } from 'vitest/config';
import { limits, sharedModules } from './lib/testing/test-limits.mjs';

export default defineConfig({
  test: {
    ...limits,
    ...sharedModules,
    name: 'scripts',
    include: ['**/*.test.mjs'],
  },
});
