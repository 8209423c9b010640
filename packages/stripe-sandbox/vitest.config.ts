import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stripe-sandbox',
    include: ['src/**/*.test.ts'],
    // Files share one schema compiler per worker; every test starts its own sandbox on its own port.
    isolate: false,
    globalSetup: ['src/testing/generate-schemas.setup.ts'],
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
