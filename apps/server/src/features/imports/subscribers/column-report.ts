import type { ImportColumn } from '@rostra/contract';

/** Which columns of a list are read as what, and which are not. */
export interface ColumnReport {
  readonly read: readonly { readonly name: string; readonly as: ImportColumn }[];
  readonly ignored: readonly string[];
}
