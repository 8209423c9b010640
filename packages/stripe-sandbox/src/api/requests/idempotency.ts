import { createHmac } from 'node:crypto';
import type { Idempotency } from '../../store/records.ts';
import type { Transaction } from '../../store/transaction.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import type { FormValue } from '../../wire/form.ts';

const MAX_KEY_LENGTH = 255;
const KEPT_MS = 24 * 3600 * 1000;

/** A keyed hash of the parameters, whatever their order. Keyed, because a body can contain a card number. */
export function fingerprint(key: string, method: string, path: string, form: FormValue): string {
  return createHmac('sha256', key)
    .update(`${method}\n${path}\n${canonical(form)}`)
    .digest('hex');
}

function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

export function checkKeyLength(key: string | undefined): void {
  if (key === undefined || key.length <= MAX_KEY_LENGTH) return;
  throw invalidRequest(`Idempotency keys can have at most ${MAX_KEY_LENGTH} characters.`);
}

/** The saved response to an earlier request with this key, if any. Throws when the parameters differ. */
export function findReplay(
  transaction: Transaction,
  key: string,
  requestHash: string,
  wallMs: number,
): Idempotency | undefined {
  const saved = transaction.find('idempotency', key);
  if (saved === undefined || saved.savedAtMs + KEPT_MS < wallMs) return undefined;
  if (saved.fingerprint === requestHash) return saved;
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
  });
}

/** Locks an idempotency key while its request runs; returns the function that unlocks it. */
export function lockIdempotencyKey(inFlight: Set<string>, key: string | undefined): () => void {
  if (key === undefined) return () => {};
  if (inFlight.has(key)) throw keyInUse(key);
  inFlight.add(key);
  return () => inFlight.delete(key);
}
