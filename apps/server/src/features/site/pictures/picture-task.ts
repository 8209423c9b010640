/** A picture of the library that icons are made from. */
export interface PictureSource {
  readonly kind: 'picture';
  readonly bytes: Uint8Array;
  /** Whether it is drawn for light paper, so that it needs some around it. */
  readonly onPaper: boolean;
}

export type IconSource =
  | PictureSource
  | { readonly kind: 'drawn'; readonly ground: string; readonly ink: string }
  | {
      readonly kind: 'letter';
      readonly letter: string;
      readonly ground: string;
      readonly ink: string;
    };

export interface IconTask {
  readonly kind: 'icons';
  readonly source: IconSource;
  /** A picture that mails show, if they cannot show the logo itself. */
  readonly logo?: Uint8Array | undefined;
}

/** A picture for links to a page that has none of its own. */
export interface ShareTask {
  readonly kind: 'share';
  readonly title: string;
  /** Of the site. */
  readonly name: string;
  readonly isRightToLeft: boolean;
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly icon: Uint8Array;
}

export type PictureTask = IconTask | ShareTask;

/** Files by name. */
export type Pictures = Readonly<Record<string, Uint8Array>>;

export type PictureReply = { readonly pictures: Pictures } | { readonly failure: string };
