import { Loading, Skeleton } from '@rostra/ui';
import { ListSkeleton } from '../../lib/list-states/list-skeleton.tsx';
import type { MediaView } from './media-filters.ts';
import { gridClass } from './media-grid.tsx';

const tiles = [1, 2, 3, 4, 5, 6, 7, 8];

export function MediaSkeleton({ layout }: { layout: MediaView['layout'] }) {
  if (layout === 'list') return <ListSkeleton />;
  return (
    <Loading className={gridClass}>
      {tiles.map((tile) => (
        <div key={tile}>
          <Skeleton className="aspect-[4/3] w-full" />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
      ))}
    </Loading>
  );
}
