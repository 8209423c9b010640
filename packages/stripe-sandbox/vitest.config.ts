import { defineConfig } from 'vitest/config';
import { fixedSeed, limits } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({
  test: {
    ...limits,
    ...fixedSeed,
    name: 'stripe-sandbox',
    include: ['src/**/*.test.ts'],
    // Files share one schema compiler per worker; every test starts its own sandbox on its own port.
    isolate: false,
    globalSetup: ['src/testing/generate-schemas.setup.ts'],
    retry: 0,
  },
});
