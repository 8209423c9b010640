import { expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

it.runIf(process.env.TEST_DB === 'postgres')(
  'closes while something is still being asked, after a while',
  async () => {
    const { read, close } = openPostgres(url, { maxConnections: 2, patienceSeconds: 0.1 });
    const asked = read({ sql: 'select pg_sleep(15)', parameters: [] });
    const lost = expect(asked).rejects.toThrow('CONNECTION_');
    await read({ sql: 'select 1', parameters: [] });
    await close();
    await lost;
  },
);
