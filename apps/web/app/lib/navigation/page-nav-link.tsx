import { NavLink, type NavLinkProps } from 'react-router';
import { useNeedsNewDocument } from './connection.tsx';

/** A menu entry that marks the current page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" reloadDocument={useNeedsNewDocument()} {...props} />;
}
