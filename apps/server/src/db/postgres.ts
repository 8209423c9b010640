import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { CompiledRead, Opened } from './opened.ts';

const INT8_OID = 20;

/** Counts come back as bigint; ours stay far below 2^53, so read them as numbers as SQLite does. */
const bigintAsNumber = {
  to: INT8_OID,
  from: [INT8_OID],
  serialize: (value: number) => String(value),
  parse: (value: string) => Number(value),
};

export interface PostgresOptions {
  maxConnections?: number;
  /** Closing waits this long for what is still being asked. */
  patienceSeconds?: number;
}

export function openPostgres(
  url: string,
  { maxConnections = 10, patienceSeconds = 5 }: PostgresOptions = {},
): Opened {
  const client = postgres(url, {
    max: maxConnections,
    onnotice: () => {},
    types: { bigint: bigintAsNumber },
  });
  // Not through a reserved connection: queries of many requests share one and do not wait.
  const read = async <R>({ sql, parameters, isFixed = false }: CompiledRead) =>
    (await client.unsafe(sql, parameters as postgres.ParameterOrJSON<never>[], {
      prepare: isFixed,
    })) as unknown as R[];
  return {
    dialect: new PostgresJSDialect({ postgres: client }),
    read,
    slowRead: read,
    // Kysely ends it again, without a limit; it is over by then.
    close: () => client.end({ timeout: patienceSeconds }),
  };
}
