import { pages, pathTo } from '@rostra/contract/pages';
import { LinkButton, type LinkButtonProps } from '@rostra/ui';
import { useSession } from '../session/use-session.tsx';

/** The one action of a public page: join, or for those who have, go in. */
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
