import { ChevronDownIcon, cx, DropdownMenu } from '@rostra/ui';
import { useLocation } from 'react-router';
import { policyLinks } from '../site-links.ts';
import { headerItemClass } from './header-link.tsx';

/** Without scripts, a link to where the landing page lists them. */
export function PoliciesMenu() {
  const isHere = useLocation().pathname.startsWith('/policies/');
  const className = cx(headerItemClass, isHere && 'after:bg-accent');
  return (
    <>
      <span className="contents noscript:hidden">
        <DropdownMenu
          items={policyLinks}
          className={cx(className, 'gap-1')}
          label={
            <>
              Policies
              <ChevronDownIcon className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
            </>
          }
        />
      </span>
      <noscript className="noscript:contents">
        <a href="/#policies" className={className}>
          Policies
        </a>
      </noscript>
    </>
  );
}
