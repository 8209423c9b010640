import { ChevronDownIcon, cx, DropdownMenu } from '@rostra/ui';
import { useLocation } from 'react-router';
import { policyLinks } from '../site-links.ts';
import { headerItemClass } from './header-link.tsx';

export function PoliciesMenu() {
  const isHere = useLocation().pathname.startsWith('/policies/');
  return (
    <DropdownMenu
      items={policyLinks}
      className={cx(headerItemClass, 'gap-1', isHere && 'after:bg-accent')}
      label={
        <>
          Policies
          <ChevronDownIcon className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
        </>
      }
    />
  );
}
