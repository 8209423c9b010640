import { findPage, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, cx, DropdownMenu } from '@rostra/ui';
import { useHref, useLocation } from 'react-router';
import { useRootData } from '../../lib/site/site-context.ts';
import { headerItemClass } from './header-link.tsx';

/** Without JavaScript, a link to the list of policies. */
export function PoliciesMenu() {
  const t = useMessages('site');
  const { policies = [] } = useRootData()?.menus ?? {};
  const name = findPage(useLocation().pathname)?.name;
  const isHere = name === 'policy' || name === 'policies';
  const list = useHref(pathTo(pages.policies));
  const className = cx(headerItemClass, isHere && 'after:bg-accent');
  return (
    <>
      <span className="contents noscript:hidden">
        <DropdownMenu
          items={policies}
          className={cx(className, 'gap-1')}
          label={
            <>
              {t('policies')}
              <ChevronDownIcon className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
            </>
          }
        />
      </span>
      <noscript className="noscript:contents">
        <a href={list} className={className}>
          {t('policies')}
        </a>
      </noscript>
    </>
  );
}
