import { createHash } from 'node:crypto';

/** Identifies the wording of a block. */
export const hashOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url');
