import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    // Some of them build and start the whole site.
    testTimeout: 120_000,
  },
});
