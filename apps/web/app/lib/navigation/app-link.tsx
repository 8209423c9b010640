import type { LinkProps } from '@rostra/ui';
import { Link } from 'react-router';
import { isInternalPage } from './is-internal-page.ts';

/** Our own pages load in place, fetched ahead when a reader is about to click; the rest is the browser's. */
export function AppLink({ href, ...props }: LinkProps) {
  if (!isInternalPage(href)) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" {...props} />;
}
