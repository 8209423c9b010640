const MAX_STATEMENTS = 512;

/** Caches the prepared statements of a connection by their SQL. */
export function cacheStatements<T>(prepare: (sql: string) => T): (sql: string) => T {
  const known = new Map<string, T>();
  return (sql) => {
    const found = known.get(sql);
    if (found) return found;
    const prepared = prepare(sql);
    if (known.size >= MAX_STATEMENTS) known.delete(oldest(known));
    known.set(sql, prepared);
    return prepared;
  };
}

const oldest = (map: Map<string, unknown>) => map.keys().next().value as string;
