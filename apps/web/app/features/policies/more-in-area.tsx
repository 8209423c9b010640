import type { PolicyLink } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { PolicyList } from './policy-list.tsx';

/** The way between the policies of an area, where there are several. */
export function MoreInArea({ links }: { links: readonly PolicyLink[] }) {
  if (links.length === 0) return null;
  return <PolicyList id={elementIds.moreInArea} title="More on this subject" links={links} />;
}
