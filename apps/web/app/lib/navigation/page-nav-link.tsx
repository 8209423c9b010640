import { NavLink, type NavLinkProps } from 'react-router';
import { useNeedsNewDocument } from './connection.tsx';

/** An entry of a menu, which knows whether it is the current page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" reloadDocument={useNeedsNewDocument()} {...props} />;
}
