import { defineConfig } from 'vitest/config';
import { limits } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({
  test: { ...limits, name: 'studio', include: ['src/**/*.test.ts'] },
});
