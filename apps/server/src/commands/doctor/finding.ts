/** The result of one check. `advice` says what to do; only a successful check has none. */
export type Finding =
  | { status: 'ok'; what: string }
  | { status: 'warning' | 'failed'; what: string; advice: string };

export const ok = (what: string): Finding => ({ status: 'ok', what });
export const warning = (what: string, advice: string): Finding => ({
  status: 'warning',
  what,
  advice,
});
export const failed = (what: string, advice: string): Finding => ({
  status: 'failed',
  what,
  advice,
});

/** Without the stack, and never the values of settings. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // `fetch` throws a generic error with the actual reason as its cause.
  const reason = error.cause instanceof Error ? error.cause : error;
  const { code } = reason as NodeJS.ErrnoException;
  return reason.message || code || reason.name;
};
