import { pages } from '@rostra/contract/pages';
import { useLocation } from 'react-router';

/** Whether staff look at a draft as somebody who is not logged in. */
export function useIsVisitorPreview(): boolean {
  const { pathname, search } = useLocation();
  // On a site with several languages, the path starts with one of them.
  return (
    pathname.endsWith(pages.preview.path) && new URLSearchParams(search).get('as') === 'visitor'
  );
}
