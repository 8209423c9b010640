import { pages, pathTo } from '@rostra/contract/pages';
import { LinkButton, type LinkButtonProps } from '@rostra/ui';
import { useSession } from '../session/use-session.tsx';

/** The call to action of public pages: join, or open the dashboard. */
export function JoinButton(props: Omit<LinkButtonProps, 'href' | 'children'>) {
  const { status } = useSession();
  if (status === 'member') {
    return (
      <LinkButton href={pathTo(pages.dashboard)} {...props}>
        Go to your dashboard
      </LinkButton>
    );
  }
  return (
    <LinkButton
      href={pathTo(pages.register)}
      data-while={status === 'loading' ? 'unknown' : undefined}
      {...props}
    >
      Join Now
    </LinkButton>
  );
}
