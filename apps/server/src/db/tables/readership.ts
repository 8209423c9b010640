export interface ReadershipTables {
  /** How often each page was read on a day, in the time zone of the site. */
  page_views: {
    /** Such as `2026-10-31`. */
    day: string;
    /** Empty for the whole site. */
    path: string;
    views: number;
    visitors: number;
    /** What tells the visitors of the day apart (`Sketch`); null once the day is over. */
    sketch: string | null;
  };
  /** The other sites from which a page was opened. */
  page_referrers: {
    day: string;
    path: string;
    /** A host; empty if none was named. */
    referrer: string;
    views: number;
  };
  /** With what the visitors of a day are hashed. Deleted once it is over. */
  readership_keys: { day: string; secret: string };
}
