import type { ImportLossKind } from '@rostra/contract';

/** Something that a text had elsewhere and does not have here. */
export interface Loss {
  readonly kind: ImportLossKind;
  /** What exactly: an address, the name of an element or of a field. */
  readonly detail: string;
  /** The last words of the text before each place; empty at its beginning. */
  readonly places?: readonly string[];
}

export const lossKinds = {
  access: 'has another access rule here',
  address: 'has an old address that cannot redirect',
  column: 'columns were not read',
  embed: 'embedded content became a link',
  field: 'has no such field here',
  file: 'a file stays at its old address',
  form: 'a form was left out',
  formatting: 'formatting was left out',
  image: 'a picture could not be copied',
  length: 'a text was shortened',
  link: 'a link was left out',
  media: 'audio or video became a link',
  part: 'a part was left out',
  relation: 'a connection was left out',
  script: 'a script was left out',
  shortcode: 'a shortcode was left out',
  table: 'a table lost merged cells',
} as const satisfies Record<ImportLossKind, string>;

export interface IncomingImage {
  /** Absolute, or as the source names its own files. */
  readonly address: string;
  readonly alternativeText?: string | null | undefined;
  readonly caption?: string | null | undefined;
}

/** A file that only some readers may download. */
export interface IncomingFile {
  readonly address: string;
  /** With its extension. */
  readonly name: string;
  readonly caption?: string | null | undefined;
}

/** A document that was written elsewhere, in the fields of a collection here. */
export interface IncomingDocument {
  /** The plural name of the collection. */
  readonly collection: string;
  /** Identifies the document at its source, also after it was changed there. */
  readonly sourceId: string;
  /** Plain values. The body is Markdown with the addresses that pictures have at the source. */
  readonly values: Readonly<Record<string, unknown>> & { readonly slug: string };
  /** Documents of the same source, by their ids there. */
  readonly relations?: Readonly<Record<string, string | readonly string[]>>;
  readonly images?: Readonly<Record<string, IncomingImage | undefined>>;
  readonly attachments?: Readonly<Record<string, readonly IncomingFile[]>>;
  /** Null: a draft. In the future: scheduled. */
  readonly publishedAt: string | null;
  /** The time of publication is followed, also after the first publication here (mirrors only). */
  readonly hasOwnTime?: true | undefined;
  /** The draft of a document that may be published in another form, which stays as it is (mirrors only). */
  readonly isDraft?: true | undefined;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  /** Addresses under which readers know the document. */
  readonly formerAddresses?: readonly string[];
  readonly losses?: readonly Loss[];
  /** Why it cannot be imported. */
  readonly failure?: string | undefined;
}

/** An old address that leads to something else than a document. */
export interface IncomingRedirect {
  readonly from: string;
  readonly target: string;
}

/** Content that is kept elsewhere: a file that another program exported, a folder, or a running service. */
export interface ContentSource {
  /** Names the origin, so that repeated imports find what they wrote before: `wordpress:example.org`. */
  readonly name: string;
  /** The address of the old site without a path. Its pictures redirect to their copies. */
  readonly origin?: string | undefined;
  /** The languages of the texts, if there are several, and the one that is imported. */
  readonly languages?: { readonly chosen: string; readonly offered: readonly string[] } | undefined;
  /** How many documents there are, as far as it is known beforehand. */
  readonly total?: number | undefined;
  /** Documents after those that they refer to. */
  documents(): AsyncIterable<IncomingDocument> | Iterable<IncomingDocument>;
  readonly redirects?: readonly IncomingRedirect[];
  /** Whether a link leads to a file of the old site, which is copied. */
  readonly isFile?: (address: string) => boolean;
  /** The bytes of a file that the source has itself; undefined if it has none at this address. */
  readFile?(address: string): Promise<Uint8Array | undefined>;
}
