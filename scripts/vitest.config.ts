import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    // They start the whole site, some with everything to make anew.
    testTimeout: 30_000,
  },
});
