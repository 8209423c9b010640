import type { PolicyLink } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { PolicyList } from './policy-list.tsx';

/** The other policies of an area, if there are any. */
export function MoreInArea({ links }: { links: readonly PolicyLink[] }) {
  const t = useMessages('policies');
  if (links.length === 0) return null;
  return <PolicyList id={elementIds.moreInArea} title={t('moreInArea')} links={links} />;
}
