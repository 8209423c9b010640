import { createHash } from 'node:crypto';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { settleAll } from '../concurrency/settle-all.ts';
import type { CompiledRead, DatabaseDriver } from './database-driver.ts';
import { toDatabaseError } from './postgres-errors.ts';

const INT8_OID = 20;

/** Counts are bigint; ours stay far below 2^53, so they are read as numbers, as on SQLite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (Number as never) : pg.types.getTypeParser(oid, format as never),
};

export interface PostgresOptions {
  maxConnections?: number;
  /** How long closing waits for running queries. */
  closeTimeoutSeconds?: number;
  /** How long a request waits for a connection. */
  connectSeconds?: number;
}

export function openPostgres(
  url: string,
  { maxConnections = 10, closeTimeoutSeconds = 5, connectSeconds = 5 }: PostgresOptions = {},
): DatabaseDriver {
  const clients = new Set<pg.PoolClient>();
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectSeconds * 1000,
    types,
  });
  // Errors of idle connections are ignored: the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));

  const read = async <R>({ sql, parameters, isFixed = false }: CompiledRead): Promise<R[]> => {
    const query = { text: sql, values: [...parameters] };
    const result = await pool
      .query(isFixed ? { ...query, name: nameOf(sql) } : query)
      .catch(toDatabaseError);
    return result.rows as R[];
  };
  return {
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: () => connect(pool),
        end: async () => {}, // Closed below.
      },
    }),
    read,
    slowRead: read,
    close: async () => {
      const ended = pool.end();
      const timer = setTimeout(
        () => settleAll([...clients].map((client) => (client as unknown as pg.Client).end())),
        closeTimeoutSeconds * 1000,
      );
      await ended;
      clearTimeout(timer);
    },
  };
}

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** Kysely identifies a connection by its object, so each has one wrapper. */
async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch(toDatabaseError);
  const known = wrapped.get(client);
  if (known) return known;
  const wrapper = {
    query: (sql: string, parameters: readonly unknown[]) =>
      client.query(sql, [...parameters]).catch(toDatabaseError),
    release: (destroy?: boolean) => client.release(destroy),
  } as unknown as PostgresPoolClient;
  wrapped.set(client, wrapper);
  return wrapper;
}

/** PostgreSQL keeps a prepared statement for each name on every connection. */
const nameOf = (sql: string): string => createHash('sha256').update(sql).digest('base64url');
