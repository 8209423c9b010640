const MAX_STATEMENTS = 512;

/** The statements of one connection by their text, each prepared once. */
export function keepStatements<T>(prepare: (sql: string) => T): (sql: string) => T {
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
