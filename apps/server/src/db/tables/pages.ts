import type { SeoColumns, StatefulColumns } from './entry-columns.ts';

export interface PagesTables {
  pages: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      required_plan: string;
      summary: string | null;
      body: string;
      free_part: string | null;
      reading_minutes: number;
      featured_image_id: number | null;
    };
}
