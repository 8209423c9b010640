import { defineConfig } from 'vitest/config';
import { limits, sharedModules } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({
  test: { ...limits, ...sharedModules, name: 'studio', include: ['src/**/*.test.ts'] },
});
