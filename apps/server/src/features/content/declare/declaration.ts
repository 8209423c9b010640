import type { FieldEditor } from '@rostra/contract';
import type { CollectionTag, Page } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import type { AccessRule } from './reader.ts';

export type ScalarType = 'string' | 'integer' | 'decimal' | 'datetime' | 'json' | 'enumeration';

interface Guarded {
  /** Who may see the value. Readers who do not always see it can neither filter nor sort by it. */
  readonly read: AccessRule;
}

interface Editable {
  /** How the studio edits it, if not like every field of its type. */
  readonly editor?: FieldEditor;
}

export interface ScalarField<T = unknown> extends Guarded, Editable {
  readonly kind: 'scalar';
  readonly type: ScalarType;
  readonly column?: string;
  readonly required: boolean;
  /** The maximum length of a text, or of each text in a list. */
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: {
    readonly matches: RegExp;
    readonly message: string;
    readonly forStaff: string;
  };
  /** Refuses single values that the pattern allows. */
  readonly refuses?: (value: string) => { message: string; forStaff: string } | undefined;
  readonly values?: readonly string[];
  readonly default?: string | number;
  readonly unique: boolean;
  /** Each translation has its own value. The values of other fields are shared, as are all relations. */
  readonly isLocalized: boolean;
  /** Set by the server, never by a request. */
  readonly isComputed: boolean;
  /** Computes the value whenever the body is written. */
  readonly fromBody?: (body: string) => string | number | null;
  /** Exists only for the compiler: the type of the value in an `Entry`. */
  readonly valueType?: T;
}

export interface ToOneField<C extends Collection = Collection> extends Guarded, Editable {
  readonly kind: 'one';
  readonly target: C;
  readonly column: string;
}

export interface ToManyField<C extends Collection = Collection> extends Guarded, Editable {
  readonly kind: 'many';
  readonly target: C;
  readonly link: { readonly table: string; readonly owner: string; readonly target: string };
}

/** The other translations of the same document. */
export interface LocalizationsField extends Guarded {
  readonly kind: 'localizations';
  readonly target: Collection;
}

/** A group of values that belongs to its entry. Only included if populated. */
export interface ComponentField<
  F extends Readonly<Record<string, ScalarField>> = Readonly<Record<string, ScalarField>>,
> extends Guarded {
  readonly kind: 'component';
  readonly fields: F;
  readonly isLocalized: boolean;
}

export type RelationField = ToOneField | ToManyField | LocalizationsField;
export type Field = ScalarField | ToOneField | ToManyField | ComponentField;
/** A field that can be read: `localizations` is never declared or written. */
export type ReadableField = Field | LocalizationsField;

/** A page for each entry. */
export type EntryPage = Page & { readonly path: `/${string}/:slug` | '/:slug+' };

export type Fields = Readonly<Record<string, Field>>;

export interface CollectionDeclaration<F extends Fields = Fields> {
  readonly singular: string;
  /** Part of the API's URLs, and the cache tag of pages that show entries. */
  readonly plural: CollectionTag | 'files';
  readonly table: string;
  /** Documents with drafts have a draft row besides the published one. */
  readonly hasDrafts: boolean;
  /** Documents have translations: rows with the same document id and another locale. */
  readonly isLocalized: boolean;
  readonly fields: F;
  /** The short texts that `_q` searches, besides the index of whole texts. */
  readonly searched: readonly string[];
  /** Checks fields that depend on each other, or on the site. Returns the invalid key and the reason. */
  readonly check?: (
    row: Readonly<Record<string, unknown>>,
    queries: Queries,
  ) => Promise<[key: string, message: string, forStaff: string] | undefined>;
  /** Parts of a text that somebody still has to write. Nothing with such parts is published. */
  readonly findUnfinished?: (row: Readonly<Record<string, unknown>>) => string[];
  /** The page of one entry. Search links to it, and if it is public the sitemap lists it. */
  readonly page?: EntryPage;
  /** The page that everybody can open, if `page` is for members only. */
  readonly publicPage?: EntryPage;
  /** The fields whose published texts stay public under a number. Without it, there are no editions. */
  readonly editionFields?: readonly string[];
  /** The page that lists the entries, for the sitemap. */
  readonly listPage?: Page;
  /** Its name in the addresses of the studio, if it is not the plural. */
  readonly studioSection?: string;
  /** Paths of entries that have another page, by document id. */
  readonly findOtherPaths?: (queries: Queries, now: string) => Promise<ReadonlyMap<string, string>>;
}

export interface Collection<F extends Fields = Fields> extends CollectionDeclaration<F> {
  /** The declared fields and those of every entry. */
  readonly allFields: Fields;
  /** The same on a site with several languages, including the fields of translations. */
  readonly multilingualFields: Readonly<Record<string, ReadableField>>;
}
