import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { SideMenu } from './side-menu.tsx';

/** The side menu on small screens. Keeps the focus until it is closed. */
export function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages('site');
  return (
    <Dialog
      id={elementIds.memberMenu}
      isOpen={isOpen}
      onClose={onClose}
      title={t('menu')}
      placement="drawer"
    >
      <SideMenu onChoose={onClose} />
    </Dialog>
  );
}
