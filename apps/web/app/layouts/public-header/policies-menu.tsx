import { ChevronDownIcon, cx, DropdownMenu, DropdownMenuLink } from '@rostra/ui';
import { useLocation } from 'react-router';
import { policyLinks } from '../site-links.ts';
import { headerItemClass } from './header-link.tsx';

export function PoliciesMenu() {
  const isHere = useLocation().pathname.startsWith('/policies/');
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className={cx(headerItemClass, 'group gap-1', isHere && 'after:bg-accent')}
        >
          Policies
          <ChevronDownIcon className="size-4 transition-transform group-data-[state=open]:rotate-180" />
        </button>
      }
    >
      {policyLinks.map(({ href, label }) => (
        <DropdownMenuLink key={href} href={href}>
          {label}
        </DropdownMenuLink>
      ))}
    </DropdownMenu>
  );
}
