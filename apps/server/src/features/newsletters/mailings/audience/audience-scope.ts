import type { Audience } from '@rostra/contract';
import type { Sql } from '../../../../db/sql.ts';

/** Whom a mailing is for. */
export interface AudienceScope {
  readonly newsletterId: string;
  readonly audience: Audience;
  /** The first of the mailings with this text, whose recipients do not get it again. */
  readonly repeats: string | null;
}

/** With the audience as SQL. */
export interface AudienceQuery extends Omit<AudienceScope, 'audience'> {
  readonly conditions: readonly Sql[];
}
