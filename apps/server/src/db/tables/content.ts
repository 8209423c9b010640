import type { EditionKind, ReviewState, VersionKind, VersionStatus } from '@rostra/contract';
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
  /** For a draft row: the first publication date of an unpublished entry. */
  first_published_at: Generated<string | null>;
}

interface SeoColumns {
  seo_meta_title: string | null;
  seo_meta_description: string | null;
}

export interface ContentTables {
  /** What the starter content consists of. */
  starter_items: {
    /** The name of a collection, `files`, `landing` or `consultations`. */
    kind: string;
    /** For `landing`: the language, empty for the default one. */
    document_id: string;
    /** What it was when it was created: another value means that staff have changed it. */
    state: string;
  };
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
    /** The part of a picture that must stay visible, as JSON. */
    focal_point: string | null;
    /** Null for starter content, and for files from before this was recorded. */
    uploaded_by: number | null;
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
    /** What readers got from this write. */
    status: VersionStatus;
    data: string;
    editor_id: number | null;
    created_at: string;
    kind: Generated<VersionKind>;
    /** Given by an editor. */
    label: string | null;
    /** For an autosave: when the first of the saves that it replaces was made. */
    began_at: string | null;
    /** For a published or scheduled text: the time from which readers see it. */
    visible_from: string | null;
    /** The public number of a text that readers got, in a collection with editions. */
    edition: number | null;
    /** The time since which readers have this edition; in the future if it is scheduled. */
    edition_at: string | null;
    edition_kind: EditionKind | null;
    /** Why the text was changed, for readers. */
    reason: string | null;
    /** Of the fields that make up an edition: the same text is no new one. */
    text_hash: string | null;
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
  /** What staff see in lists: one row for each document and language. */
  content_entries: {
    id: Generated<number>;
    collection: string;
    document_id: string;
    locale: string;
    title: string;
    /** The title in lower case. */
    sort_title: string;
    slug: string;
    created_at: string;
    updated_at: string;
    /** The number of the version that the draft has. */
    version: number;
    /** The number of the version that readers see, or will see; null if not published. */
    live_version: number | null;
    /** The time from which readers see the published text; empty if it is not published. */
    visible_from: Generated<string>;
    editor_id: number | null;
    /** Who created it; null for starter content. */
    owner_id: number | null;
    /** When it was moved to the trash. */
    deleted_at: string | null;
    review_state: Generated<ReviewState>;
    review_note: string | null;
    review_by: number | null;
    review_at: string | null;
    /** Who was asked to review it; null if anybody may. */
    review_for: number | null;
  };
  /** Changes at a later time; one of each action for an entry. */
  scheduled_changes: {
    id: Generated<number>;
    collection: string;
    document_id: string;
    locale: string;
    action: 'publish' | 'unpublish';
    /** The version to publish. */
    version: number | null;
    at: string;
    created_by: number | null;
    created_at: string;
    /** Why the change failed. A failed change is not retried. */
    failure: string | null;
    /** Of the edition that the change publishes. */
    edition_kind: EditionKind | null;
    reason: string | null;
  };
  /** Where files are used: in the draft or the live text of an entry. */
  file_uses: {
    file_id: number;
    collection: string;
    document_id: string;
    locale: string;
    place: 'draft' | 'live' | 'edition';
  };
  /** Public names that files had before they were replaced. */
  former_file_names: {
    name: string;
    file_id: number;
    /** Such as `thumbnail`; null for the file itself. */
    format: string | null;
  };
  /** Who has an entry open. */
  presence: {
    collection: string;
    document_id: string;
    locale: string;
    user_id: number;
    since: string;
    seen_at: string;
  };
  /** Which member of staff writes under the name of an author. */
  author_accounts: { author_id: string; user_id: number };
  /** Links to the pages of drafts. */
  preview_links: {
    key_hash: string;
    collection: string;
    document_id: string;
    locale: string;
    created_by: number;
    expires_at: string;
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
  /** Addresses of pages that are elsewhere now: a target, or a document whose slug may change. */
  redirects: {
    path: string;
    target: string | null;
    collection: string | null;
    document_id: string | null;
    locale: string | null;
    /** The import that added it; null if staff did. */
    source: string | null;
    created_at: string;
    /** Visits that it redirected. */
    hits: Generated<number>;
    last_hit_at: string | null;
    version: Generated<number>;
  };
  /** Addresses that visitors asked for and did not find: the most frequent ones. */
  missing_pages: { path: string; hits: number; first_seen_at: string; last_seen_at: string };
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
    /** Other spellings of the words in all three texts (`otherSpellings`). */
    spellings: Generated<string>;
  };
}
