import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { useConnection } from '../navigation/connection.tsx';
import { FailureMessage } from './failure-message.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown in place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { isOffline } = useConnection();
  const href = createPath({ pathname, search });
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <FailureMessage
        title="This page is temporarily unavailable."
        text="We cannot load the content right now. Please try again in a few minutes."
        retryHref={href}
      />
    );
  }
  if (isOffline) return <LoadFailure href={href} />;
  return (
    <FailureMessage
      title="This page could not be shown."
      text="Something went wrong while loading this page. Please try again."
      retryHref={href}
    />
  );
}
