import { defineConfig } from 'vitest/config';
import { limits } from './lib/testing/test-limits.mjs';

export default defineConfig({
  test: {
    ...limits,
    name: 'scripts',
    include: ['**/*.test.mjs'],
  },
});
