import { useDirection } from '@rostra/messages/react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { Link } from '../link.tsx';
import type { MenuItem } from './menu-item.ts';

export interface MenuPopupProps {
  id: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  isOpen: boolean;
  isByKeyboard: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const itemClass =
  'block w-full cursor-pointer select-none rounded-sm px-3 py-2 text-start text-ink text-sm no-underline outline-none data-highlighted:bg-accent data-highlighted:text-on-accent';

/** Rendered next to its button instead of at the end of the document, to stay in the same landmark. */
export function MenuPopup({
  id,
  buttonRef,
  items,
  align,
  isOpen,
  isByKeyboard,
  onOpenChange,
}: MenuPopupProps) {
  const direction = useDirection();
  const isOnButton = (target: EventTarget | null) =>
    target instanceof Node && buttonRef.current?.contains(target);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={false} dir={direction}>
      {/* Radix positions the menu by its own trigger, which is an empty element behind the real button. */}
      <Radix.Trigger asChild tabIndex={-1}>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Content
        id={id}
        aria-labelledby={buttonRef.current?.id}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        onFocus={({ target, currentTarget }) => {
          // Radix does not see keys that were pressed before its code was loaded.
          if (!isByKeyboard || target !== currentTarget) return;
          currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
        }}
        onInteractOutside={(event) => {
          // The button's click closes the menu. Closing it here too would reopen it.
          if (isOnButton(event.detail.originalEvent.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) buttonRef.current?.focus();
        }}
        className="z-40 min-w-48 rounded border border-line bg-raised p-1.5 shadow-float data-[state=open]:animate-[float-in_140ms_var(--ease-out)]"
      >
        {items.map((item) => (
          <Entry key={item === 'separator' ? item : item.label} item={item} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item === 'separator') return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
  if ('href' in item) {
    return (
      <Radix.Item asChild>
        <Link href={item.href} className={itemClass}>
          {item.label}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={itemClass} onSelect={item.onSelect}>
      {item.label}
    </Radix.Item>
  );
}
