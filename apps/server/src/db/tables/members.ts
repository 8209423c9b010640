import type { Generated } from 'kysely';

export interface MembersTables {
  /** What staff wrote about a member. */
  member_notes: {
    id: Generated<number>;
    user_id: number;
    author_id: number | null;
    author_name: string;
    text: string;
    created_at: string;
  };
  /** Filters of the list of members, as in its URL. Of names that differ in case only, there is one. */
  member_segments: {
    id: Generated<number>;
    name: string;
    name_key: string;
    query: string;
    updated_at: string;
  };
}
