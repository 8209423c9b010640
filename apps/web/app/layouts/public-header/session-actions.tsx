import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { useSession } from '../../features/sessions/index.ts';
import { UserMenu } from './user-menu.tsx';

/**
 * Pages are rendered for visitors, and the browser adds the member. While a stored login is
 * checked, the visitor's actions are invisible but keep their space (app.css).
 */
export function SessionActions() {
  const t = useMessages('site');
  const { status, user } = useSession();
  if (status === 'member') return <UserMenu user={user} />;
  return (
    <div
      data-while={status === 'loading' ? 'unknown' : undefined}
      className="flex h-full items-center gap-1 lg:gap-3"
    >
      <LinkButton
        href={pathTo(pages.login)}
        variant="quiet"
        size="small"
        className="md:max-lg:px-2"
      >
        {t('login')}
      </LinkButton>
      <LinkButton
        href={pathTo(pages.register)}
        size="small"
        className="whitespace-nowrap md:max-lg:px-2.5"
      >
        {t('join')}
      </LinkButton>
    </div>
  );
}
