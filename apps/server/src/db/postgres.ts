import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';

const INT8_OID = 20;

/** Counts come back as bigint; ours stay far below 2^53, so read them as numbers as SQLite does. */
const bigintAsNumber = {
  to: INT8_OID,
  from: [INT8_OID],
  serialize: (value: number) => String(value),
  parse: (value: string) => Number(value),
};

export function postgresDialect(url: string, maxConnections = 10): PostgresJSDialect {
  const client = postgres(url, {
    max: maxConnections,
    onnotice: () => {},
    types: { bigint: bigintAsNumber },
  });
  return new PostgresJSDialect({ postgres: client });
}
