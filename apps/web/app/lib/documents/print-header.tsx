import { useLocation } from 'react-router';
import { useRootData } from '../site/site-context.ts';

/** Printed pages have no header, so this prints the site's name and the URL. */
export function PrintHeader() {
  const site = useRootData()?.site;
  const { pathname } = useLocation();
  if (!site) return null;
  return (
    <p className="mb-10 hidden border-ink border-b pb-2 text-xs print:block">
      {site.name} · {new URL(pathname, site.url).href}
    </p>
  );
}
