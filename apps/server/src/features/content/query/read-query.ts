import type { DbKind } from '../../../db/client.ts';
import type { Sql } from '../../../db/sql.ts';
import type {
  Collection,
  ComponentField,
  RelationField,
  ScalarField,
} from '../declare/declaration.ts';
import type { LocaleScope } from '../locales/locales.ts';

/** The column of a scalar field. */
export interface Column {
  readonly name: string;
  readonly type: ScalarField['type'];
  /** Long texts such as bodies, which are slow to scan. */
  readonly isLong?: boolean;
}

export type Operator =
  | '$eq'
  | '$eqi'
  | '$ne'
  | '$nei'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$in'
  | '$notIn'
  | '$contains'
  | '$notContains'
  | '$containsi'
  | '$notContainsi'
  | '$startsWith'
  | '$startsWithi'
  | '$endsWith'
  | '$endsWithi'
  | '$null'
  | '$notNull'
  | '$between';

export type Value = string | number;

/** A filter tree with checked names and values. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly items: readonly Condition[] }
  | { readonly kind: 'not'; readonly item: Condition }
  | {
      readonly kind: 'compare';
      readonly column: Column;
      readonly operator: Operator;
      readonly values: readonly Value[];
    }
  /** True if the query, which the text index provides, finds the document in this language. */
  | { readonly kind: 'words'; readonly matching: (kind: DbKind) => Sql }
  /** True if no row of the table refers to the entry. */
  | { readonly kind: 'unreferenced'; readonly table: string; readonly column: string }
  /** True if a related entry fulfils the condition. */
  | {
      readonly kind: 'related';
      readonly relation: RelationField;
      readonly target: Collection;
      readonly item: Condition;
    };

export const noCondition: Condition = { kind: 'and', items: [] };

export interface SortTerm {
  /** The to-one and to-many steps that lead to the column. */
  readonly through: readonly { relation: RelationField; target: Collection }[];
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

export interface SelectedField {
  readonly key: string;
  readonly column: Column;
  /** The value is null on rows whose column has none of these values. */
  readonly onlyIf?: { readonly column: string; readonly in: readonly string[] };
}

export interface SelectedRelation {
  readonly key: string;
  readonly relation: RelationField;
  readonly selection: Selection;
  /** Only how many entries there are. */
  readonly isCount: boolean;
  readonly onlyIf?: SelectedField['onlyIf'];
}

export interface SelectedComponent {
  readonly key: string;
  readonly component: ComponentField;
  /** Of all its values, also of those that were not asked for. */
  readonly columns: readonly string[];
  readonly fields: readonly SelectedField[];
}

/** What to select of a collection's entries, at any depth of populate. */
export interface Selection {
  readonly collection: Collection;
  readonly fields: readonly SelectedField[];
  readonly relations: readonly SelectedRelation[];
  readonly components: readonly SelectedComponent[];
  readonly where: Condition;
  readonly sort: readonly SortTerm[];
}

export type Pagination =
  | { readonly kind: 'page'; page: number; pageSize: number; withCount: boolean }
  | { readonly kind: 'offset'; start: number; limit: number; withCount: boolean };

export type Status = 'published' | 'draft';

export interface ReadQuery extends Selection {
  readonly pagination: Pagination;
  readonly status: Status;
  readonly locale: LocaleScope;
  /** Only drafts of documents that this user created. */
  readonly authorId?: number | undefined;
}

/** A query whose cost was checked and accepted. */
export interface CheckedQuery extends ReadQuery {
  /** The estimated cost; see `checkCost`. */
  readonly points: number;
}
