import { useMessages } from '@rostra/messages/react';
import { Avatar, ChevronDownIcon, DropdownMenu } from '@rostra/ui';
import {
  pictureUrl,
  type SessionUser,
  useDisplayName,
  useLogOut,
} from '../../features/sessions/index.ts';
import { memberLinks } from '../../lib/navigation/site-links.ts';
import { useSiteLinks } from '../../lib/site/use-site-links.ts';

export function UserMenu({ user }: { user: SessionUser }) {
  const t = useMessages('site');
  const links = useSiteLinks(memberLinks);
  const logOut = useLogOut();
  const name = useDisplayName(user);
  return (
    <DropdownMenu
      align="end"
      items={[...links, 'separator', { label: t('logout'), onSelect: () => void logOut() }]}
      className="inline-flex min-h-11 min-w-0 max-w-48 items-center gap-2 rounded px-2 text-ink text-sm hover:bg-sunken"
      label={
        <>
          <Avatar name={name} src={pictureUrl(user)} />
          <bdi className="truncate">{name}</bdi>
          <ChevronDownIcon className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180" />
        </>
      }
    />
  );
}
