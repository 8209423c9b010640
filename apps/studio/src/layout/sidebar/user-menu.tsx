import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Avatar, ChevronDownIcon, DropdownMenu } from '@rostra/ui';
import { displayName } from '../../session/display-name.ts';
import { useSessionSource, useStaff } from '../../session/session-provider.tsx';

export function UserMenu() {
  const t = useMessages('studio');
  const roles = useMessages('staff');
  const source = useSessionSource();
  const user = useStaff();
  const name = displayName(user);
  const avatar = user.profile.avatar;
  const role = user.role.type;
  const logOut = () => {
    // The screen is left with the session, so that the login dialog does not appear.
    void source.logOut(async () => window.location.assign(pathTo(pages.login)));
  };
  return (
    <DropdownMenu
      items={[
        { label: t('yourProfile'), href: pathTo(pages.profile) },
        { label: t('toMemberArea'), href: pathTo(pages.dashboard) },
        'separator',
        { label: t('logOut'), onSelect: logOut },
      ]}
      className="flex min-h-12 w-full min-w-0 items-center gap-2.5 rounded px-2.5 text-start text-ink hover:bg-raised"
      label={
        <>
          <Avatar name={name} src={avatar?.formats?.thumbnail?.url ?? avatar?.url} />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-medium leading-snug">{name}</bdi>
            {role === 'member' ? null : (
              <span className="block text-muted text-xs leading-snug">{roles(`role.${role}`)}</span>
            )}
          </span>
          <ChevronDownIcon className="size-4 shrink-0 text-muted" />
        </>
      }
    />
  );
}
