import type { Generated } from 'kysely';
import type {
  EntryColumns,
  LocalizedColumns,
  SeoColumns,
  StatefulColumns,
} from './entry-columns.ts';

export interface BlogTables {
  authors: EntryColumns & {
    username: string;
    name: string;
    slug: string;
    role: string | null;
    bio: string | null;
    avatar_id: number | null;
  };
  categories: LocalizedColumns &
    SeoColumns & { name: string; slug: string; description: string | null };
  tags: LocalizedColumns & { name: string; slug: string };
  blog_posts: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      required_plan: Generated<string>;
      excerpt: string | null;
      body: string;
      free_part: string | null;
      reading_minutes: number;
      featured_image_id: number | null;
      author_id: number | null;
    };
  blog_posts_categories: { blog_post_id: number; category_id: number; position: number };
  blog_posts_tags: { blog_post_id: number; tag_id: number; position: number };
}
