import { defineConfig } from 'vitest/config';
import { limits } from '../../scripts/lib/testing/test-limits.mjs';

export default defineConfig({ test: { ...limits, name: 'ui', include: ['src/**/*.test.ts'] } });
