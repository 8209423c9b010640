import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../root.mjs';
import { filesForPostgres } from './files-for-postgres.mjs';
import { usesDatabase } from './uses-database.mjs';

const importing = (path) => usesDatabase('src/a.test.ts', `import { a } from '${path}';`);

it.each([
  'kysely',
  '../../db/migrate.ts',
  './codes.repo.ts',
  '../../testing/test-db.ts',
  '../../testing/locks/wait-until-blocking.ts',
])('takes a test that imports %s', (path) => expect(importing(path)).toBe(true));

it.each(['vitest', '../../db/client.ts', './routes.ts', '../../testing/test-accounts.ts'])(
  'leaves out a test that only imports %s',
  (path) => expect(importing(path)).toBe(false),
);

it('takes races, and tests that ask for the database', () => {
  expect(usesDatabase('src/gift-races.test.ts', '')).toBe(true);
  expect(usesDatabase('src/a.test.ts', 'it.runIf(process.env.TEST_DB)')).toBe(true);
});

it('takes the tests of migrations and of the drivers', () => {
  const files = filesForPostgres(join(root, 'apps/server'));
  expect(files).toEqual(
    expect.arrayContaining([
      'src/db/migrate.test.ts',
      'src/db/postgres/postgres.test.ts',
      'src/features/billing/sync/races.test.ts',
    ]),
  );
});
