import { randomUUID } from 'node:crypto';
import { type PageName, pages, pathTo } from '@rostra/contract/pages';

export const pageNames = Object.keys(pages) as PageName[];

const POLICY = { slug: 'domestic' };
const CONSULTATION = { slug: 'services-within-reach-2026' };
const VOTE = { slug: 'services-within-reach-third-edition' };

const withParameters: Partial<Record<PageName, string>> = {
  policy: pathTo(pages.policy, POLICY),
  editions: pathTo(pages.editions, POLICY),
  edition: pathTo(pages.edition, { ...POLICY, number: '1' }),
  comparison: pathTo(pages.comparison, { slug: 'economic', from: '1', to: '3' }),
  policyPledges: pathTo(pages.policyPledges, POLICY),
  consultation: pathTo(pages.consultation, CONSULTATION),
  memberConsultation: pathTo(pages.memberConsultation, CONSULTATION),
  vote: pathTo(pages.vote, VOTE),
  recount: pathTo(pages.recount, VOTE),
  castSlip: pathTo(pages.castSlip, VOTE),
  memberVote: pathTo(pages.memberVote, VOTE),
  blogPost: pathTo(pages.blogPost, { slug: 'the-last-bus-is-a-policy-decision' }),
  memberContent: pathTo(pages.memberContent, { slug: 'members-letter-the-autumn-votes' }),
  memberTeaser: pathTo(pages.memberTeaser, { slug: 'members-letter-the-autumn-votes' }),
  page: pathTo(pages.page, { slug: 'about/contact' }),
  // Every test has new members, who have no gifts.
  gift: pathTo(pages.gift, { id: randomUUID() }),
};

/** Where a page is on a site with the starter content. */
export function addressOf(name: PageName): string {
  const address = withParameters[name] ?? pages[name].path;
  if (address.includes(':')) throw new Error(`The parameters of the page ${name} are missing`);
  return address;
}
