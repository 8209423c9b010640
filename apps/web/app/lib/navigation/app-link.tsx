import type { LinkProps } from '@rostra/ui';
import { Link } from 'react-router';
import { useNeedsNewDocument } from './connection.tsx';
import { isInternalPage } from './is-internal-page.ts';

/** Links to our pages use the router and prefetch on intent; other links are plain. */
export function AppLink({ href, ...props }: LinkProps) {
  const reloadDocument = useNeedsNewDocument();
  if (!isInternalPage(href)) return <a href={href} {...props} />;
  return <Link to={href} prefetch="intent" reloadDocument={reloadDocument} {...props} />;
}
