import type { Collection, Fields, ScalarField } from '../declare/declaration.ts';
import type { Entry } from '../declare/entry.ts';
import { isOpen, type Reader } from '../declare/reader.ts';
import type { RenderedBody } from './render-body.ts';

/** A collection whose entries have a page with a text. */
export type TextCollection = Collection<
  Fields & {
    readonly slug: ScalarField<string>;
    readonly body: ScalarField<string | null | undefined>;
  }
>;

/** An entry as its page shows it. */
export type ReadText<C extends Collection> = Omit<Entry<C>, 'body' | 'freePart'> &
  RenderedBody & {
    /** The reader may not see the whole text, but only what stands above a paywall. */
    readonly isLocked: boolean;
  };

interface Text {
  readonly body?: unknown;
  readonly freePart?: unknown;
}

/** What a reader may see of the text of an entry. */
export function openText(
  { fields: { body: field } }: TextCollection,
  reader: Reader,
  { body, freePart, ...entry }: Text & object,
): { markdown: string; isLocked: boolean } {
  const isLocked = !isOpen(field.read(reader), entry);
  const text = isLocked ? freePart : body;
  return { markdown: typeof text === 'string' ? text : '', isLocked };
}
