import type { Vote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { Translate } from '@rostra/messages';

/** From the list of votes to a vote. */
export const voteCrumbs = (
  t: Translate<'votes'>,
  { question, slug }: Pick<Vote, 'question' | 'slug'>,
): { label: string; href: string }[] => [
  { label: t('title'), href: pathTo(pages.votes) },
  { label: question, href: pathTo(pages.vote, { slug }) },
];
