import { defineConfig } from 'vitest/config';

const server = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `server on ${database}`,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    env: { TEST_DB: database },
    // No module keeps state of its own, so files can share a worker and load the app once.
    isolate: false,
    testTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'scripts/vitest.config.ts',
      server('sqlite'),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
    ],
  },
});
