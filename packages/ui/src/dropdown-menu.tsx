import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export interface DropdownMenuProps {
  /** A single button element. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

const itemClass =
  'block w-full cursor-pointer select-none rounded-sm px-3 py-2 text-left text-ink text-sm no-underline outline-none data-highlighted:bg-accent data-highlighted:text-on-accent';

/** Arrow keys, Escape and type-ahead (forgotten after one second) are Radix's. */
export function DropdownMenu({ trigger, children, align = 'start' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className="z-40 min-w-48 rounded border border-line bg-raised p-1.5 shadow-float data-[state=open]:animate-[float-in_140ms_var(--ease-out)]"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DropdownMenuLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Radix.Item asChild>
      <Link {...props} className={cx(itemClass, className)} />
    </Radix.Item>
  );
}

export interface DropdownMenuActionProps {
  onSelect: () => void;
  children: ReactNode;
}

export function DropdownMenuAction({ onSelect, children }: DropdownMenuActionProps) {
  return (
    <Radix.Item className={itemClass} onSelect={onSelect}>
      {children}
    </Radix.Item>
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
