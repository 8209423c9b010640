import { configDefaults, defineConfig } from 'vitest/config';
import { filesForPostgres } from './scripts/lib/testing/databases/files-for-postgres.mjs';
import { fixedSeed, limits, sharedModules } from './scripts/lib/testing/test-limits.mjs';

/** Replace parsers by others that say what they get, so they must not share modules with other tests. */
const MAIN_THREAD = 'src/testing/hostile-texts/*main-thread.test.ts';

/** Takes a minute of two cores, so it runs on one database only: PostgreSQL if available, for its concurrency. */
const SOAK = '**/soak.test.ts';

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
const runsAllOnBoth = process.env.TEST_BOTH === 'true';

const ALL = ['src/**/*.test.ts'];
const SERVER = 'apps/server';

const server = {
  ...limits,
  ...fixedSeed,
  ...sharedModules,
  root: SERVER,
};

const onSqlite = {
  test: {
    ...server,
    name: 'server on sqlite',
    include: ALL,
    exclude: [...configDefaults.exclude, MAIN_THREAD, ...(hasPostgres ? [SOAK] : [])],
    env: { TEST_DB: 'sqlite' },
  },
};

const onPostgres = {
  test: {
    ...server,
    name: 'server on postgres',
    include: runsAllOnBoth ? ALL : filesForPostgres(SERVER),
    exclude: [...configDefaults.exclude, MAIN_THREAD],
    env: { TEST_DB: 'postgres' },
    globalSetup: 'src/testing/migrate-template.ts',
  },
};

export default defineConfig({
  test: {
    projects: [
      'apps/*/vitest.config.ts',
      'packages/*/vitest.config.ts',
      'apps/studio/testing/vitest.config.ts',
      'packages/ui/testing/vitest.config.ts',
      'scripts/vitest.config.ts',
      onSqlite,
      ...(hasPostgres ? [onPostgres] : []),
      {
        test: {
          ...limits,
          name: 'main thread of the server',
          root: SERVER,
          include: [MAIN_THREAD],
          env: { TEST_DB: 'sqlite' },
        },
      },
    ],
  },
});
