import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { type Db, type OnQuery, openDb } from '../db/client.ts';

/** On a busy machine a connection can take longer than visitors of a site should wait. */
const CONNECT_SECONDS = 60;

export interface TestPostgres {
  name: string;
  url: string;
  open(onQuery?: OnQuery): Db;
  /** Replaces the database, which nobody uses, by a copy of another. */
  replaceBy(template: string): Promise<void>;
  drop(): Promise<void>;
}

/** Copying files is the fastest way to create a database if nothing waits for the disk. */
export async function createPostgres(template: string): Promise<TestPostgres> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `rostra_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const copy = (from: string) =>
    execute(server, `create database ${name} template ${from} strategy file_copy`);
  const drop = () => execute(server, `drop database ${name}`);
  await copy(template);
  return {
    name,
    url: url.href,
    open: (onQuery) =>
      openDb({
        dataDir: tmpdir(),
        databaseUrl: url.href,
        connectSeconds: CONNECT_SECONDS,
        onQuery,
      }),
    replaceBy: async (other) => {
      await drop();
      await copy(other);
    },
    drop,
  };
}

export async function execute(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
