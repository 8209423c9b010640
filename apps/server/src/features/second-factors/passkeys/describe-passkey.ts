import type { Passkey } from '@rostra/contract';
import type { PasskeyRow } from './passkeys.repo.ts';

export const describePasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: created_at,
  lastUsedAt: last_used_at,
});
