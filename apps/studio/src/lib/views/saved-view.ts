export interface SavedView {
  readonly name: string;
  /** The filters, as in the URL. */
  readonly query: string;
}

export interface SavedViewTexts {
  save: string;
  /** Where views are kept, and who sees them. */
  help: string;
  name: string;
  removalOf: (name: string) => string;
}
