import type { PostTeaser } from '../blog/index.ts';
import type { OpenDecision } from '../take-part/index.ts';

export interface PolicyEntry {
  /** The claim of the policy: "Services within reach". */
  claim: string;
  /** One concrete sentence. */
  sentence: string;
  /** On a site with several languages. */
  locale?: string;
}

export interface LandingContent {
  /** What members can take part in now. */
  open: readonly OpenDecision[];
  /** The organisation's statement. The tagline is the fallback. */
  statement?: { title: string; body: string; locale?: string | undefined };
  /** Published policies only, by the key of their area. */
  policies: Partial<Record<string, PolicyEntry>>;
  posts: readonly PostTeaser[];
  membership?: {
    heading: string;
    body: string;
    points: readonly string[];
    locale?: string | undefined;
  };
}
