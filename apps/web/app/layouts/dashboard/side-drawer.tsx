import { Dialog } from '@rostra/ui';
import { SideMenu } from './side-menu.tsx';

export const SIDE_DRAWER_ID = 'member-menu';

/** The side menu on small screens: keeps the focus until a choice, Escape or the close button. */
export function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog id={SIDE_DRAWER_ID} isOpen={isOpen} onClose={onClose} title="Menu" placement="drawer">
      <SideMenu onChoose={onClose} />
    </Dialog>
  );
}
