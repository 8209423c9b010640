import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Db } from './client.ts';
import type { Tables } from './schema.ts';

type Argument = string | number;

interface Prepared<R> {
  query: CompiledQuery<R>;
  /** The index of the argument for each parameter of the query; undefined for a constant. */
  argumentAt: (number | undefined)[];
}

/**
 * For queries that run on almost every request. Building and compiling one takes longer than running it
 * on SQLite, so its SQL is built once for each database. Outside transactions only: see `Db.read`.
 */
export function prepareQuery<A extends readonly Argument[], R>(
  build: (db: Kysely<Tables>, ...args: A) => Compilable<R>,
): (db: Db, ...args: A) => Promise<R[]> {
  const known = new WeakMap<Kysely<Tables>, Prepared<R>>();

  const prepare = (db: Db): Prepared<R> => {
    // Building a query neither compares nor converts arguments, so a text can stand in for a number.
    const marks: readonly Argument[] = Array.from(
      { length: build.length - 1 },
      (_, index) => `argument ${index}`,
    );
    const query = build(db.queries, ...(marks as A)).compile();
    const argumentAt = query.parameters.map((value) => {
      const index = marks.indexOf(String(value));
      return index === -1 ? undefined : index;
    });
    return { query, argumentAt };
  };

  return (db, ...args) => {
    let prepared = known.get(db.queries);
    if (!prepared) {
      prepared = prepare(db);
      known.set(db.queries, prepared);
    }
    const { query, argumentAt } = prepared;
    const parameters = query.parameters.map((constant, position) => {
      const index = argumentAt[position];
      return index === undefined ? constant : args[index];
    });
    return db.read<R>({ sql: query.sql, parameters, isFixed: true });
  };
}
