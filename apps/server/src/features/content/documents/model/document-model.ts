import type { CellAlignment } from '../../markdown/tree/cell-alignment.ts';

/** Part of a line with one style. Always plain text: nothing in it is ever read as markup. */
export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly styles: readonly TextStyle[];
}

export type TextStyle = 'strong' | 'em' | 'del' | 'sup' | 'sub' | 'code';

export interface LineBreak {
  readonly kind: 'break';
}

export interface InlinePicture {
  readonly kind: 'picture';
  readonly name: string;
  readonly alt: string;
}

export interface Link {
  readonly kind: 'link';
  /** An absolute URL, or the id of a heading. */
  readonly url?: string;
  readonly heading?: string;
  readonly content: readonly (TextRun | LineBreak | InlinePicture)[];
}

/** A reference to a footnote. The first one contains the note. */
export interface NoteReference {
  readonly kind: 'note';
  readonly id: string;
  readonly blocks?: readonly Block[];
}

export type Inline = TextRun | LineBreak | InlinePicture | Link | NoteReference;

export interface Heading {
  readonly kind: 'heading';
  /** 1 for the sections of the text. */
  readonly level: number;
  readonly id: string;
  readonly content: readonly Inline[];
  /** Without styles and notes, for lists of contents. */
  readonly plain: string;
}

export type Block =
  | Heading
  | { readonly kind: 'paragraph'; content: readonly Inline[] }
  | { readonly kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  /** Set apart from the text around it. */
  | { readonly kind: 'box'; blocks: readonly Block[] }
  | { readonly kind: 'quote'; blocks: readonly Block[] }
  | { readonly kind: 'code'; text: string }
  | Table
  | { readonly kind: 'figure'; name: string; alt: string; caption: string }
  | { readonly kind: 'rule' };

export interface Table {
  readonly kind: 'table';
  readonly alignments: readonly CellAlignment[];
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

/** An edition as it is typeset. Everything is in the language of the text. */
export interface DocumentModel {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly organisation: string;
  /** For example "Edition 3". */
  readonly edition: string;
  /** For example "Published 17 November 2026". */
  readonly published: string;
  /** In ISO format. */
  readonly publishedAt: string;
  readonly reason: string | null;
  /** The permanent URL of the edition. */
  readonly url: string;
  readonly summary: string | null;
  readonly keyPoints: readonly string[];
  readonly blocks: readonly Block[];
  readonly labels: DocumentLabels;
  /** Whether there are letters that the typefaces do not have. */
  readonly hasUnknownLetters: boolean;
}

export interface DocumentLabels {
  readonly contents: string;
  readonly keyPoints: string;
  readonly notes: string;
  readonly backToText: string;
  /** Readers can find the whole text at the permanent URL. */
  readonly unknownLetters: string;
}
