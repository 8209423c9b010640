import { elementIds } from '@rostra/contract/pages';
import { Dialog } from '@rostra/ui/dialog';
import { SideMenu } from './side-menu.tsx';

/** The side menu on small screens. Keeps the focus until it is closed. */
export function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      id={elementIds.memberMenu}
      isOpen={isOpen}
      onClose={onClose}
      title="Menu"
      placement="drawer"
    >
      <SideMenu onChoose={onClose} />
    </Dialog>
  );
}
