import type { EditionKind, ReviewState, VersionKind, VersionStatus } from '@rostra/contract';
import type { Generated } from 'kysely';

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
}
