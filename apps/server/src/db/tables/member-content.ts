import type { Generated } from 'kysely';
import type { SeoColumns, StatefulColumns } from './entry-columns.ts';

export interface MemberContentTables {
  member_contents: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      excerpt: string | null;
      body: string;
      free_part: string | null;
      required_plan: string;
      category_id: number | null;
      reading_minutes: number;
      featured_image_id: number | null;
      author_id: number | null;
    };
  member_contents_attachments: { member_content_id: number; file_id: number; position: number };
  /** One row for each download link that was used, however many range requests it served. */
  downloads: {
    id: Generated<number>;
    user_id: number;
    link_id: string;
    file_document_id: string;
    file_name: string;
    created_at: string;
  };
}
