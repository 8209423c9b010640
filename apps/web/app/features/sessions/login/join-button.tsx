import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, type LinkButtonProps } from '@rostra/ui';
import { useSession } from '../session/use-session.tsx';

/** The call to action of public pages: join, or open the dashboard. */
export function JoinButton(props: Omit<LinkButtonProps, 'href' | 'children'>) {
  const t = useMessages('site');
  const { status } = useSession();
  if (status === 'member') {
    return (
      <LinkButton href={pathTo(pages.dashboard)} {...props}>
        {t('openDashboard')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      href={pathTo(pages.register)}
      data-while={status === 'loading' ? 'unknown' : undefined}
      {...props}
    >
      {t('join')}
    </LinkButton>
  );
}
