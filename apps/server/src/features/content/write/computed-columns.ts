import { columnOf } from '../declare/collection.ts';
import type { Collection } from '../declare/declaration.ts';
import type { Stored } from '../validate/check-scalar.ts';

/** What follows from a body, such as the reading time. */
export function computedColumns({ fields }: Collection, body: string): Record<string, Stored> {
  const columns: Record<string, Stored> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'scalar' && field.fromBody)
      columns[columnOf(key, field)] = field.fromBody(body);
  }
  return columns;
}
