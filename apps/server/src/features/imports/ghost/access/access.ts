import { plans, type RequiredPlan } from '@rostra/contract';
import type { Loss } from '../../content-source.ts';
import type { GhostOptions } from '../ghost-options.ts';
import { type GhostExport, type GhostRow, idIn, textIn, timeIn } from '../read-export.ts';
import { type Audience, narrowest } from './audience.ts';

type Lose = (loss: Loss) => void;

const HIGHEST_PLAN = plans.at(-1) ?? 'annual';

export const isPage = (post: GhostRow): boolean =>
  textIn(post, 'type') === 'page' || post.page === 1 || post.page === true;

/** Who reads a post here: as in Ghost, or only those who may read all of its parts. */
export function audienceOf(post: GhostRow, content: GhostExport, options: GhostOptions): Audience {
  const own = ownAudience(post);
  return options.parts === 'members' ? narrowest(own, content.audienceOfParts(idIn(post))) : own;
}

function ownAudience(post: GhostRow): Audience {
  switch (textIn(post, 'visibility') ?? 'public') {
    case 'public':
      return 'public';
    case 'members':
      return 'account';
    case 'paid':
      return 'any';
    default:
      return 'tiers';
  }
}

/** The plan that member content needs. */
export function planFor(
  audience: Exclude<Audience, 'public'>,
  { post, content, options }: { post: GhostRow; content: GhostExport; options: GhostOptions },
  lose: Lose,
): RequiredPlan {
  if (audience === 'any') return 'any';
  if (audience === 'account') {
    // Here, everybody can create an account.
    const access = content.setting('members_signup_access') ?? 'all';
    if (access === 'all') return 'account';
    lose({ kind: 'access', detail: `members (sign-up: ${access}) → any` });
    return 'any';
  }
  const plan = options.tiers ?? HIGHEST_PLAN;
  const tiers = namesOfTiers(post, content).join(', ') || textIn(post, 'visibility');
  lose({ kind: 'access', detail: `${tiers} → ${plan}` });
  return plan;
}

function namesOfTiers(post: GhostRow, content: GhostExport): string[] {
  const names = new Map(content.rows('products').map((tier) => [idIn(tier), textIn(tier, 'name')]));
  return content
    .rows('posts_products')
    .filter((link) => idIn(link, 'post_id') === idIn(post))
    .flatMap((link) => names.get(idIn(link, 'product_id')) ?? []);
}

interface Publication {
  readonly meta: GhostRow;
  readonly content: GhostExport;
  readonly options: GhostOptions;
  /** Cards for members that the HTML does not mark: it cannot be said what is public. */
  readonly hasUnmarkedCards: boolean;
}

/** When it was or will be published; null for a draft. What was not on the site is a draft. */
export function publicationOf(
  post: GhostRow,
  { meta, content, options, hasUnmarkedCards }: Publication,
  lose: Lose,
): string | null {
  const status = textIn(post, 'status');
  const isEmailOnly = status === 'sent' || meta.email_only === 1 || meta.email_only === true;
  const reasons = [
    ...(isEmailOnly ? ['was only sent by email: a draft here'] : []),
    ...(content.setting('is_private') === 'true'
      ? ['the whole site needed a password: a draft here']
      : []),
    ...(hasUnmarkedCards ? ['parts for members cannot be told apart: a draft here'] : []),
  ];
  const isShown = status === 'published' || status === 'scheduled' || status === 'sent';
  if (isShown) for (const detail of reasons) lose({ kind: 'access', detail });
  if (!isShown || reasons.length > 0 || (isPage(post) && options.pages === 'draft')) return null;
  return timeIn(post, 'published_at') ?? timeIn(post, 'updated_at') ?? null;
}
