import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserTests } from '../../../scripts/lib/testing/browser-tests.mjs';

export default defineConfig(() =>
  browserTests({
    name: 'studio in a browser',
    root: join(import.meta.dirname, '..'),
    include: ['src/**/*.browser.test.tsx'],
    dependencies: [
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'axe-core',
      'react-hook-form',
      'react-router',
    ],
  }),
);
