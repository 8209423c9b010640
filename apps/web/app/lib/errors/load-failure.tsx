import { findPage, pages } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useHref } from 'react-router';
import { useConnection } from '../navigation/connection.tsx';
import { useRetryWhenOnline } from '../navigation/use-retry-when-online.ts';
import { FailureMessage } from './failure-message.tsx';

/** Explains why the page at `href` could not be loaded, and opens it once the connection is back. */
export function LoadFailure({ href }: { href: string }) {
  const t = useMessages('site');
  const { isOffline } = useConnection();
  useRetryWhenOnline(useHref(href));
  const [pathname = ''] = href.split('?', 1);
  const isSubscription = findPage(pathname)?.page.path === pages.subscription.path;
  const problem = isSubscription ? 'subscriptionFailed' : isOffline ? 'offline' : 'loadFailed';
  return (
    <FailureMessage title={t(`${problem}Title`)} text={t(`${problem}Text`)} retryHref={href} />
  );
}
