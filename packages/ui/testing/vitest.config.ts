import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserTests } from '../../../scripts/lib/testing/browser-tests.mjs';

export default defineConfig(() =>
  browserTests({
    name: 'ui in a browser',
    root: join(import.meta.dirname, '..'),
    include: ['src/**/*.browser.test.tsx'],
    dependencies: [],
  }),
);
