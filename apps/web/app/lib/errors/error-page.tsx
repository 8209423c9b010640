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
        title="This page cannot be reached just now."
        text="The part of the site that holds its content is not answering. That usually passes within minutes."
        retryHref={href}
      />
    );
  }
  if (isOffline) return <LoadFailure href={href} />;
  return (
    <FailureMessage
      title="This page could not be shown."
      text="Something went wrong on our side, or a part of the page did not arrive. Nothing you entered elsewhere is lost."
      retryHref={href}
    />
  );
}
