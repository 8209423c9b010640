import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { ScreenTitle } from '../../../lib/screen-title.tsx';

/** While the editor and the text are loaded. */
export function EditorSkeleton() {
  const t = useMessages('studio-editor');
  return (
    <div className="mx-auto max-w-[48rem] px-gutter py-20">
      <ScreenTitle>{t('opening')}</ScreenTitle>
      <h1 className="sr-only">{t('opening')}</h1>
      <Loading label={t('opening')}>
        <Skeleton className="h-10 w-3/4" />
        {['w-full', 'w-11/12', 'w-5/6', 'w-10/12', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={`mt-4 h-5 ${width}`} />
        ))}
      </Loading>
    </div>
  );
}
