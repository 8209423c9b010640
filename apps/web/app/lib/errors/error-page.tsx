import { useMessages } from '@rostra/messages/react';
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { useConnection } from '../navigation/connection.tsx';
import { FailureMessage } from './failure-message.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown in place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages('site');
  const { pathname, search } = useLocation();
  const { isOffline } = useConnection();
  const href = createPath({ pathname, search });
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <FailureMessage title={t('unavailableTitle')} text={t('unavailableText')} retryHref={href} />
    );
  }
  if (isOffline) return <LoadFailure href={href} />;
  return <FailureMessage title={t('failedTitle')} text={t('failedText')} retryHref={href} />;
}
