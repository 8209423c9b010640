import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { cacheStatements } from '../cache-statements.ts';
import type { LockWait } from './sqlite-lock-wait.ts';

/** Kysely on `node:sqlite`. Unlike Kysely's own dialect, it waits for locks without blocking the thread. */
export const createSqliteDialect = (database: DatabaseSync, wait: LockWait): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => createDriver(database, wait),
  createIntrospector: (queries: Kysely<unknown>) => new SqliteIntrospector(queries),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely lets one caller at a time use the connection, because the adapter says there is only one. */
function createDriver(database: DatabaseSync, wait: LockWait): Driver {
  const connection = createConnection(database, wait);
  const run = (sql: string) => wait(() => database.exec(sql));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    // A deferred transaction can fail at its first write; an immediate one waits for the lock.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: async () => {
      // Some errors, such as a full disk, have already ended the transaction.
      if (database.isTransaction) await run('rollback');
    },
    destroy: async () => database.close(),
  };
}

function createConnection(database: DatabaseSync, wait: LockWait): DatabaseConnection {
  const prepare = cacheStatements((sql) => {
    const statement = database.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  });
  return {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const values = parameters as SQLInputValue[];
      const { statement, returnsRows } = await wait(() => prepare(sql), false);
      if (returnsRows) return wait(() => ({ rows: statement.all(...values) as R[] }), false);
      const { changes, lastInsertRowid } = await wait(() => statement.run(...values));
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    streamQuery: () => {
      throw new Error('Streaming is not supported');
    },
  };
}
