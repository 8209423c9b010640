import { configDefaults, defineConfig } from 'vitest/config';

const databases = process.env.TEST_DATABASE_URL
  ? (['sqlite', 'postgres'] as const)
  : (['sqlite'] as const);

/** Takes a minute of two cores, so it runs on one database only: PostgreSQL if available, for its concurrency. */
const SOAK = '**/soak.test.ts';

const server = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `server on ${database}`,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(database === databases.at(-1) ? [] : [SOAK])],
    env: { TEST_DB: database },
    ...(database === 'postgres' ? { globalSetup: 'src/testing/migrate-template.ts' } : {}),
    // No module has state, so test files can share a worker and load the app once.
    isolate: false,
    // Generous, because everything takes longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'packages/ui/testing/vitest.config.ts',
      'scripts/vitest.config.ts',
      ...databases.map(server),
    ],
  },
});
