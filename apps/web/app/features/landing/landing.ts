import type { PostTeaser } from '../blog/index.ts';
import type { Area } from '../policies/index.ts';

export interface PolicyEntry {
  /** What the policy claims: "Services within reach". */
  claim: string;
  /** One concrete sentence. */
  sentence: string;
}

export interface LandingContent {
  /** The organisation's statement; the tagline stands in while there is none. */
  statement?: { title: string; body: string };
  /** Of the policies that are published. */
  policies: Partial<Record<Area, PolicyEntry>>;
  posts: readonly PostTeaser[];
  membership?: { heading: string; body: string; points: readonly string[] };
}
