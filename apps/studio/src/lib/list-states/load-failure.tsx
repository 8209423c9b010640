import { useMessages } from '@rostra/messages/react';
import { RetryNotice } from '@rostra/ui';
import { useErrorText } from '../use-error-text.ts';

export interface FailingQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface LoadFailureProps {
  query: FailingQuery;
  /** What could not be loaded. */
  title?: string;
  className?: string;
}

/** Says why something could not be loaded, with a button that tries again. */
export function LoadFailure({ query, title, className = 'mt-4' }: LoadFailureProps) {
  const t = useMessages('studio-forms');
  const errorText = useErrorText();
  return (
    <RetryNotice
      className={className}
      title={title ?? t('loadFailed')}
      isBusy={query.isFetching}
      onRetry={() => query.refetch()}
    >
      {errorText(query.error)}
    </RetryNotice>
  );
}
