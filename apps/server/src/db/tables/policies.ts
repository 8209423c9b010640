import type { Generated } from 'kysely';
import type { SeoColumns, StatefulColumns } from './entry-columns.ts';

export interface PoliciesTables {
  policies: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      area: string;
      summary: string | null;
      body: string;
      key_points: string | null;
      sort_order: number;
      reading_minutes: number;
    };
  /** Documents made from editions, and which process is making one. */
  edition_files: {
    version_id: number;
    format: 'pdf' | 'epub';
    /** In storage; null until it was made. */
    name: string | null;
    sha256: string | null;
    /** A hash of everything besides the text. Another value means that it must be made again. */
    made_from: string | null;
    /** Random; of the process that makes it. Null after a failure. */
    claim: string | null;
    /** Until then, no other process tries. */
    claimed_until: string | null;
    /** How many times in a row it could not be made from what `failed_from` is a hash of. */
    failures: Generated<number>;
    failed_from: string | null;
  };
}
