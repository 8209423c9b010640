import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import type { MenuItem } from './menu-item.ts';
import type { MenuPopupProps } from './menu-popup.tsx';

export interface DropdownMenuProps {
  /** The content of the button. */
  label: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  className?: string;
}

/**
 * A button with a menu of links and actions. The code of the menu (Radix: arrow keys, Escape, type-
 * ahead) is loaded when the button is hovered or focused.
 */
export function DropdownMenu({ label, items, align = 'start', className }: DropdownMenuProps) {
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const load = () => {
    if (!Popup) void import('./menu-popup.tsx').then((module) => setPopup(() => module.MenuPopup));
  };
  const toggle = (next: boolean, byKeyboard: boolean) => {
    load();
    setIsByKeyboard(byKeyboard);
    setIsOpen(next);
  };
  return (
    <span className="relative inline-flex h-full min-w-0 items-center">
      <button
        ref={buttonRef}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && Popup ? `${id}-menu` : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => toggle(!isOpen, event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle(true, true);
        }}
        className={cx('group', className)}
      >
        {label}
      </button>
      {Popup ? (
        <Popup
          id={`${id}-menu`}
          buttonRef={buttonRef}
          items={items}
          align={align}
          isOpen={isOpen}
          isByKeyboard={isByKeyboard}
          onOpenChange={setIsOpen}
        />
      ) : null}
    </span>
  );
}
