/**
 * How the studio edits a field. Most follow from the type of the field; the last ones are special, and a declaration
 * names them with `editor`. The studio's registry of field editors has an entry for each.
 */
export type FieldEditor =
  | 'line'
  | 'text'
  | 'markdown'
  | 'slug'
  | 'integer'
  | 'decimal'
  | 'time'
  | 'lines'
  | 'choice'
  | 'relation'
  | 'relations'
  | 'picture'
  | 'files'
  | 'seo'
  | 'requiredPlan'
  | 'downloads'
  | 'policyArea'
  | 'policyOrder'
  | 'keyPoints';

/** A field that staff can edit. */
export interface StudioField {
  readonly name: string;
  readonly editor: FieldEditor;
  readonly isRequired: boolean;
  /** Of a choice. */
  readonly values?: readonly string[];
  readonly default?: string | number;
  /** The plural name of the collection that a relation refers to. */
  readonly target?: string;
}

/** A collection with drafts and a page, as its declaration describes it to the studio. */
export interface StudioCollection {
  /** Its plural name, such as `blog-posts`, by which calls know it. */
  readonly kind: string;
  /** Its name in the addresses of the studio, such as `posts`. */
  readonly section: string;
  /** The page of an entry, such as `/blog/:slug`. */
  readonly path: `/${string}`;
  /** Some texts or all open for members only. */
  readonly isForMembers: boolean;
  readonly isLocalized: boolean;
  /** It is there only while this feature is on. */
  readonly feature?: 'blog' | 'memberContent' | 'newsletters';
  /** In the order of the declaration. */
  readonly fields: readonly StudioField[];
}
