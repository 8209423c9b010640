import { studioPath } from '@rostra/contract/pages';
import type { LinkProps } from '@rostra/ui';
import { Link } from 'react-router';

/** Links to screens use the router. Pages of the site need a new document. */
export function AppLink({ href, ...props }: LinkProps) {
  const screen = toScreen(href);
  return screen === undefined ? <a href={href} {...props} /> : <Link to={screen} {...props} />;
}

/** The path of a screen inside the studio. */
export function toScreen(href: string): string | undefined {
  if (href === studioPath) return '/';
  return href.startsWith(`${studioPath}/`) ? href.slice(studioPath.length) : undefined;
}
