import type { BlockLabels } from '../../markdown/labels.ts';
import type { LinkLanguage } from '../../markdown/tree/local-links.ts';
import type { KnownImage } from '../../markdown/tree/pictures.ts';
import type { DocumentLabels, DocumentModel } from './document-model.ts';

export const documentFormats = ['pdf', 'epub'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** What a document is made from. Everything can be sent to another process. */
export interface DocumentTask
  extends Omit<DocumentModel, 'blocks' | 'labels' | 'hasUnknownLetters'> {
  readonly format: DocumentFormat;
  /** Markdown. */
  readonly body: string;
  readonly images: ReadonlyMap<string, KnownImage>;
  readonly links: LinkLanguage | undefined;
  readonly labels: DocumentLabels & {
    readonly done: string;
    readonly toDo: string;
    readonly blocks: BlockLabels;
  };
  /** The pictures of the text that storage has, by their paths. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}
