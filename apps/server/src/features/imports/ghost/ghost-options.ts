import type { RequiredPlan } from '@rostra/contract';

export interface GhostOptions {
  /** The address of the old site, from which pictures are fetched. */
  readonly site?: string | undefined;
  /** A copy of Ghost's `content` folder, in which pictures are looked up first. */
  readonly media?: string | undefined;
  /** What happens to pages, which this site does not have: they become posts, drafts, or are left out. */
  readonly pages?: 'publish' | 'draft' | 'skip' | undefined;
  /** Who may read posts for certain tiers. */
  readonly tiers?: RequiredPlan | undefined;
  /** Parts for members in a text for more readers are left out, or the whole text is for those members. */
  readonly parts?: 'omit' | 'members' | undefined;
  /** How the paths of posts were built, if not `/{slug}/`. */
  readonly permalink?: string | undefined;
}
