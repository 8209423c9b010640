import type { MediaFile } from '@rostra/contract';
import { emptySeo, type Seo } from './category-seo.tsx';
import { type Taxonomy, type TextFieldName, textFields } from './taxonomies.ts';

/** The fields of an entry, as the server has them. */
export type Fields = Readonly<Record<string, unknown>>;

type TextName = 'name' | 'slug' | TextFieldName;

export interface TaxonomyDraft extends Record<TextName, string> {
  /** Of a category. */
  seo: Seo;
  /** The portrait of an author. */
  avatar: MediaFile | null;
  /** The account of an author; undefined if it stays as it is. */
  userId: number | null | undefined;
}

export interface TaxonomyChanges extends Pick<TaxonomyDraft, 'userId'> {
  /** Only the fields that have changed. */
  readonly data: Fields;
}

export const draftOf = (entry: Fields | undefined): TaxonomyDraft => ({
  name: textOf(entry?.name),
  slug: textOf(entry?.slug),
  description: textOf(entry?.description),
  role: textOf(entry?.role),
  bio: textOf(entry?.bio),
  seo: { ...emptySeo, ...(entry?.seo as Partial<Seo> | null | undefined) },
  avatar: (entry?.avatar ?? null) as MediaFile | null,
  userId: undefined,
});

/** What has changed, or everything that a new entry has. */
export function changesIn(
  kind: Taxonomy,
  draft: TaxonomyDraft,
  entry: Fields | undefined,
): TaxonomyChanges {
  const known = draftOf(entry);
  const names: readonly TextName[] = ['name', 'slug', ...textFields[kind]];
  const changed = names.filter((name) => draft[name].trim() !== known[name]);
  const hasNewSeo =
    draft.seo.metaTitle !== known.seo.metaTitle ||
    draft.seo.metaDescription !== known.seo.metaDescription;
  const hasNewPortrait = draft.avatar?.documentId !== known.avatar?.documentId;
  return {
    data: {
      ...Object.fromEntries(changed.map((name) => [name, draft[name].trim() || null])),
      ...(kind === 'authors' && !entry ? { username: draft.name.trim() } : {}),
      ...(hasNewSeo ? { seo: draft.seo } : {}),
      ...(hasNewPortrait ? { avatar: draft.avatar?.documentId ?? null } : {}),
    },
    userId: draft.userId,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
