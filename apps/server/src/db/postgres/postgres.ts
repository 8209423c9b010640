import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { settleAll } from '../../concurrency/settle-all.ts';
import type { CompiledRead, DatabaseDriver } from '../database-driver.ts';
import { type ConnectionWait, createConnectionWait } from './connection-wait.ts';
import { rethrowPostgresError } from './postgres-errors.ts';

const INT8_OID = 20;
/** The longest application name that PostgreSQL keeps. */
const MAX_NAME_LENGTH = 63;

export const APPLICATION_PREFIX = 'rostra ';

/** Shown by PostgreSQL for every connection. Another process has another one. */
export const applicationName = (): string =>
  `${APPLICATION_PREFIX}${process.pid} on ${hostname()}`.slice(0, MAX_NAME_LENGTH);

export interface PostgresOptions {
  maxConnections?: number;
  /** How long closing waits for running queries. */
  closeTimeoutSeconds?: number;
  /** How long a request waits for connections. */
  connectSeconds?: number | undefined;
}

/** The driver is loaded with the first query, so that a site on SQLite never loads it. */
export function openPostgres(url: string, options: PostgresOptions = {}): DatabaseDriver {
  const { closeTimeoutSeconds = 5, connectSeconds = 5 } = options;
  const wait = createConnectionWait(connectSeconds * 1000);
  const clients = new Set<pg.Client>();
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let opened: Promise<pg.Pool> | undefined;
  const openPool = () => {
    opened ??= createPool(url, { ...options, connectSeconds }, clients);
    return opened;
  };

  const read = async <R>({ sql, parameters, isFixed = false }: CompiledRead): Promise<R[]> => {
    const query = { text: sql, values: [...parameters] };
    const client = await acquire(await openPool(), wait);
    try {
      const { rows } = await client.query(isFixed ? { ...query, name: nameOf(sql) } : query);
      client.release();
      return rows as R[];
    } catch (error) {
      // Closes the connection, as the pool's own `query` does after an error.
      client.release(true);
      return rethrowPostgresError(error);
    }
  };
  return {
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => wrapperOf(await acquire(await openPool(), wait), wrappers),
        end: async () => {}, // Closed below.
      },
    }),
    read,
    slowRead: read,
    close: async () => {
      const ended = opened?.then((pool) => pool.end());
      const timer = setTimeout(
        () => settleAll([...clients].map((client) => client.end())),
        closeTimeoutSeconds * 1000,
      );
      await ended;
      clearTimeout(timer);
    },
  };
}

async function createPool(
  url: string,
  { maxConnections = 10, connectSeconds }: PostgresOptions & { connectSeconds: number },
  clients: Set<pg.Client>,
): Promise<pg.Pool> {
  const { default: driver } = await import('pg');
  const pool = new driver.Pool({
    connectionString: url,
    application_name: applicationName(),
    max: maxConnections,
    connectionTimeoutMillis: connectSeconds * 1000,
    types: {
      // Counts are bigint; ours stay far below 2^53, so they are read as numbers, as on SQLite.
      getTypeParser: (oid, format) =>
        oid === INT8_OID ? Number : driver.types.getTypeParser(oid, format),
    },
  });
  // Errors of idle connections are ignored: the pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (client instanceof driver.Client) clients.add(client);
  });
  pool.on('remove', (client) => {
    if (client instanceof driver.Client) clients.delete(client);
  });
  return pool;
}

const acquire = (pool: pg.Pool, wait: ConnectionWait): Promise<pg.PoolClient> =>
  wait(
    () => pool.connect(),
    (late) => late.release(),
  ).catch(rethrowPostgresError);

/** Kysely identifies a connection by its object, so each has one wrapper. */
function wrapperOf(
  client: pg.PoolClient,
  wrappers: WeakMap<pg.PoolClient, PostgresPoolClient>,
): PostgresPoolClient {
  const wrapper = wrappers.get(client) ?? wrap(client);
  wrappers.set(client, wrapper);
  return wrapper;
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Queries are not read with a cursor');
    const result = client.query(sql, [...parameters]).catch(rethrowPostgresError);
    return result as Promise<PostgresQueryResult<R>>;
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** PostgreSQL keeps a prepared statement for each name on every connection. */
const nameOf = (sql: string): string => createHash('sha256').update(sql).digest('base64url');
