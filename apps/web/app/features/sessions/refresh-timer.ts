import type { TokenStore } from './token-store.ts';
import { readClaims, refreshDueAt } from './token-validity.ts';

export interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

export interface RefreshTimerOptions {
  tokens: Pick<TokenStore, 'getToken' | 'getRefreshToken'>;
  now: () => number;
  timers: Timers;
  onDue: () => void;
}

export interface RefreshTimer {
  /** For the token stored now. */
  set(): void;
  /** Later, after a failure that passes. */
  retry(): void;
  /** Timers sleep with the machine: after waking, due is due. */
  check(): void;
  clear(): void;
}

const RETRY_MS = 60_000;
/** The longest that timers can count. */
const MAX_MS = 2 ** 31 - 1;

export function createRefreshTimer(options: RefreshTimerOptions): RefreshTimer {
  const { tokens, now, timers, onDue } = options;
  let id: unknown;

  /** Without a refresh token nothing can be done before the token expires. */
  function dueAt(): number | undefined {
    const token = tokens.getToken();
    if (token === undefined) return undefined;
    if (tokens.getRefreshToken()) return refreshDueAt(token);
    const end = readClaims(token)?.expiresAt;
    return end === undefined ? undefined : end + 1;
  }

  function clear() {
    if (id !== undefined) timers.clearTimeout(id as never);
    id = undefined;
  }

  function wake(ms: number, run: () => void) {
    clear();
    id = timers.setTimeout(run, Math.min(Math.max(ms, 0), MAX_MS));
  }

  function set() {
    const due = dueAt();
    if (due === undefined) return clear();
    wake(due - now(), () => (now() >= due ? onDue() : set()));
  }

  return {
    set,
    clear,
    retry: () => wake(RETRY_MS, onDue),
    check() {
      const due = dueAt();
      if (id !== undefined && due !== undefined && now() >= due) onDue();
    },
  };
}
