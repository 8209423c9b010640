import { findPage, pages } from '@rostra/contract/pages';
import { useHref } from 'react-router';
import { useConnection } from '../navigation/connection.tsx';
import { useRetryWhenOnline } from '../navigation/use-retry-when-online.ts';
import { FailureMessage } from './failure-message.tsx';

interface FailureText {
  title: string;
  text: string;
}

const offline: FailureText = {
  title: 'You are offline.',
  text: 'This page has not been loaded yet. It will open as soon as you are connected again.',
};

const failed: FailureText = {
  title: 'This page could not be loaded.',
  text: 'Please check your connection and try again.',
};

const subscriptionFailed: FailureText = {
  title: 'Subscription page unavailable',
  text: 'Your plan has not changed. Please try again in a few minutes.',
};

/** Explains why the page at `href` could not be loaded, and opens it once the connection is back. */
export function LoadFailure({ href }: { href: string }) {
  const { isOffline } = useConnection();
  useRetryWhenOnline(useHref(href));
  const [pathname = ''] = href.split('?', 1);
  const isSubscription = findPage(pathname)?.page.path === pages.subscription.path;
  const { title, text } = isSubscription ? subscriptionFailed : isOffline ? offline : failed;
  return <FailureMessage title={title} text={text} retryHref={href} />;
}
