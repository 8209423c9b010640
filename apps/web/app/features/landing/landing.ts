import type { PostTeaser } from '../blog/index.ts';
import type { Area } from '../policies/index.ts';

export interface LandingContent {
  /** The organisation's statement; the tagline stands in while there is none. */
  statement?: { title: string; body: string };
  /** One concrete sentence for each policy that is published. */
  policySentences: Partial<Record<Area, string>>;
  posts: readonly PostTeaser[];
  membership?: { heading: string; body: string; points: readonly string[] };
}
