import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';

/** Reserves the height of the fields to avoid layout shift. */
export const cardFieldsHeight = 'min-h-51';

export function CardFormSkeleton() {
  return (
    <>
      <CardSkeleton />
      <Skeleton className="mt-6 h-11 w-32" />
    </>
  );
}

export function CardSkeleton() {
  const t = useMessages('billing');
  return (
    <Loading label={t('cardFormLoading')} className={cardFieldsHeight}>
      <FieldSkeleton />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </Loading>
  );
}

function FieldSkeleton() {
  return (
    <div>
      <Skeleton className="h-5 w-28 max-w-full" />
      <Skeleton className="mt-2 h-12 w-full" />
    </div>
  );
}
