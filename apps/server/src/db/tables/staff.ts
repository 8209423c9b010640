import type { TokenAccess } from '@rostra/contract';
import type { Generated } from 'kysely';

export interface StaffTables {
  /** Tokens of programs that call the API. They act for a member of staff, with some of their rights. */
  api_tokens: {
    id: Generated<number>;
    name: string;
    token_hash: string;
    access: TokenAccess;
    user_id: number;
    created_at: string;
    /** Null: works until it is revoked. */
    expires_at: string | null;
    last_used_at: string | null;
  };
}
