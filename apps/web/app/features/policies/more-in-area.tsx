import type { PolicyLink } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { PolicyList } from './policy-list.tsx';

/** The other policies of an area, if there are any. */
export function MoreInArea({ links }: { links: readonly PolicyLink[] }) {
  if (links.length === 0) return null;
  return <PolicyList id={elementIds.moreInArea} title="More on this subject" links={links} />;
}
