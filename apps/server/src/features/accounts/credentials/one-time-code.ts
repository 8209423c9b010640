import { createHash, randomBytes } from 'node:crypto';

/** Long enough that guessing is hopeless, so that a plain hash is enough to keep. */
export const newCode = () => randomBytes(32).toString('base64url');

export const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url');
