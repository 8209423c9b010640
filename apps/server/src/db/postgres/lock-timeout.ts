/** Whether PostgreSQL gave up because another transaction holds a lock for too long. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '55P03';
