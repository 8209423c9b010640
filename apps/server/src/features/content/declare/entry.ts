import type {
  Collection,
  ComponentField,
  ScalarField,
  ToManyField,
  ToOneField,
} from './declaration.ts';

interface SystemValues {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** Only in localised collections. */
  locale?: string;
}

type Scalars<F> = {
  [K in keyof F as F[K] extends ScalarField ? K : never]: F[K] extends ScalarField<infer T>
    ? T
    : never;
};

type OwnValues<C> = C extends Collection<infer F> ? SystemValues & Scalars<F> : never;

type Populated<F> = {
  [K in keyof F as F[K] extends ScalarField ? never : K]: F[K] extends ToOneField<infer C>
    ? OwnValues<C> | null
    : F[K] extends ToManyField<infer C>
      ? OwnValues<C>[]
      : F[K] extends ComponentField<infer G>
        ? Scalars<G> | null
        : never;
};

/** An entry as the server reads it: all its values, and its relations one level deep. */
export type Entry<C extends Collection> = OwnValues<C> &
  (C extends Collection<infer F> ? Populated<F> : never);
