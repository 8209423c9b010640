export interface ImageData {
  readonly src: string;
  readonly alt: string;
  /** Shown below the picture. */
  readonly title?: string;
}
