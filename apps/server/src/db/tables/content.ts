import type { Generated } from 'kysely';

/** The columns that every collection has. */
interface EntryColumns {
  id: Generated<number>;
  document_id: string;
  created_at: string;
  updated_at: string;
  published_at: string | null;
}

/** A document has rows for each of its translations. */
interface LocalizedColumns extends EntryColumns {
  locale: Generated<string>;
}

/** A document with drafts has a draft row and, once published, a published row. */
interface StatefulColumns extends LocalizedColumns {
  state: 'draft' | 'published';
  /** Of a draft row: the first publication date of an unpublished entry. */
  first_published_at: Generated<string | null>;
}

interface SeoColumns {
  seo_meta_title: string | null;
  seo_meta_description: string | null;
}

export interface ContentTables {
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
  blog_posts: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      excerpt: string | null;
      body: string;
      reading_minutes: number;
      featured_image_id: number | null;
      author_id: number | null;
    };
  member_contents: StatefulColumns &
    SeoColumns & {
      title: string;
      slug: string;
      excerpt: string | null;
      body: string;
      required_plan: string;
      category_id: number | null;
      reading_minutes: number;
      featured_image_id: number | null;
      author_id: number | null;
    };
  blog_posts_categories: { blog_post_id: number; category_id: number; position: number };
  blog_posts_tags: { blog_post_id: number; tag_id: number; position: number };
  member_contents_attachments: { member_content_id: number; file_id: number; position: number };
  files: {
    id: Generated<number>;
    document_id: string;
    name: string;
    alternative_text: string | null;
    caption: string | null;
    width: number | null;
    height: number | null;
    formats: string | null;
    sources: string | null;
    hash: string;
    ext: string;
    mime: string;
    size: number;
    url: string;
    preview_url: string | null;
    provider: string;
    /** 1: not served under /uploads, only by a call that checks access. */
    is_private: number;
    created_at: string;
    updated_at: string;
    published_at: string | null;
  };
  content_versions: {
    id: Generated<number>;
    collection: string;
    document_id: string;
    locale: Generated<string>;
    /** Counts up within a document, across its translations. */
    number: number;
    status: 'draft' | 'published' | 'deleted';
    data: string;
    editor_id: number | null;
    created_at: string;
  };
  /** Read by every process to invalidate its caches; `tags` is a JSON array. */
  content_changes: { id: Generated<number>; origin: string; tags: string; changed_at: string };
  former_slugs: {
    collection: string;
    slug: string;
    locale: string;
    document_id: string;
    created_at: string;
  };
  content_locales: { id: Generated<number>; document_id: string; code: string; created_at: string };
  search_entries: {
    id: Generated<number>;
    collection: string;
    document_id: string;
    locale: Generated<string>;
    audience: string;
    slug: string;
    title: string;
    summary: string;
    body: string;
    published_at: string;
  };
}
