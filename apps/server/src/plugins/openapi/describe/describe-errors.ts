import { type ErrorCode, type ErrorEnvelope, errorMeanings, errorTable } from '@rostra/contract';
import type { ApiResponse, JsonSchema, Reference } from './api-document.ts';
import { toPascalCase } from './operation-id.ts';

const RETRY_AFTER = {
  'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/**
 * The error responses of a call by status. Calls that can fail with the same codes share a response, so
 * that each is described once.
 */
export function describeErrors(
  codes: readonly ErrorCode[],
  envelope: JsonSchema,
  shared: Record<string, ApiResponse>,
): Record<string, Reference> {
  const byStatus = Map.groupBy([...new Set(codes)].toSorted(), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => {
      const name = ofStatus.map(toPascalCase).join('Or');
      shared[name] ??= describeError(status, ofStatus, envelope);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const describeError = (
  status: number,
  codes: readonly ErrorCode[],
  schema: JsonSchema,
): ApiResponse => ({
  description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
  ...(status === errorTable.rate_limited.status ? { headers: RETRY_AFTER } : {}),
  content: {
    'application/json': {
      schema,
      examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
    },
  },
});

const exampleOf = (code: ErrorCode): ErrorEnvelope => ({
  data: null,
  error: { ...errorTable[code], code, message: errorMeanings[code], details: {} },
});
