import { createHash, randomBytes } from 'node:crypto';

/** Too long to be guessed, so an unsalted hash is safe to store. */
export const newCode = () => randomBytes(32).toString('base64url');

export const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url');
