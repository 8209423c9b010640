const SQLITE_UNIQUE = [1555, 2067];

/** Whether an insert or update violated a unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || SQLITE_UNIQUE.includes(Number(errcode));
}
