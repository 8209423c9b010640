import { defineConfig } from 'vitest/config';
import { fixedSeed, limits } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({
  test: { ...limits, ...fixedSeed, name: 'messages', include: ['src/**/*.test.ts'] },
});
