/** Queries of texts. They are read again whenever a text changes. */
export const entriesKey = ['entries'] as const;
