import { errorCode, errorStatus } from '@rostra/browser/errors';
import { ApiError } from '@rostra/contract/client';
import type { Fields } from './fields.ts';
import type { Problem } from './save-machine.ts';

/** Somebody else has saved a later version. */
export interface Outdated {
  readonly kind: 'outdated';
  readonly version: number;
  readonly current: Fields;
  readonly editor: string | undefined;
}

/** What a failed save means for the person who writes. */
export function readProblem(error: unknown, noConnection: string): Problem | Outdated {
  const status = errorStatus(error);
  if (error instanceof ApiError && errorCode(error) === 'edit_conflict') {
    return readOutdated(error.details);
  }
  if (status === undefined || status === 0 || status === 429 || status >= 500) {
    return { kind: 'offline' };
  }
  const reason = error instanceof Error && error.message ? error.message : noConnection;
  if (status === 401) return { kind: 'login' };
  if (status === 403 || status === 404) return { kind: 'lost', reason };
  const wrong = error instanceof ApiError ? error.fieldErrors : [];
  if (wrong.length === 0) return { kind: 'refused', reason };
  const fields = Object.fromEntries(wrong.map(({ path, message }) => [path[0] ?? '', message]));
  return { kind: 'refused', reason, fields };
}

interface Details {
  version?: number;
  current?: Fields;
  editor?: { name?: string } | null;
}

function readOutdated({ version = 0, current = {}, editor }: Details): Outdated {
  return { kind: 'outdated', version, current, editor: editor?.name };
}
