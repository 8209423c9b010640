/** What an author sets in a form, because it is not part of the visible text. */
export type BlockField = { readonly name: string } & (
  | { readonly kind: 'address' | 'line' | 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** A file that is uploaded. `accept` is that of a file input. */
  | { readonly kind: 'file'; readonly accept: string; readonly isRequired?: boolean }
);

/** How a block is shown and inserted in the editor. Its text is edited in place. */
export interface EditorBlock {
  /** The path of an icon of 24 × 24. */
  readonly icon: string;
  /** What is inserted. Selected blocks get into a container. */
  readonly template: string;
  /** The classes that it has on its page. */
  readonly className: string;
  readonly fields: readonly BlockField[];
  /** Inserted at the cursor within a table, it gets around that table. */
  readonly wrapsTable?: boolean;
  /** Nothing can be written in it: its title says what it means. */
  readonly hasNoText?: boolean;
}

/** Without it, readers do not see the block. */
export const isNeeded = (field: BlockField): boolean =>
  field.kind === 'address' || (field.kind === 'file' && field.isRequired === true);
