import type { ErrorDetail } from '../../wire/errors.ts';

export function errorBody(detail: ErrorDetail, requestId: string): string {
  return JSON.stringify({ error: { ...detail, request_id: requestId } }, null, 2);
}
