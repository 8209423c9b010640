import { Button, type ButtonProps, LinkButton, type LinkButtonProps } from '@rostra/ui';
import { PlusIcon } from '../icons.tsx';

type Own = 'size' | 'className';

/** Adds something to the list of a screen, beside its title. */
export function AddButton({ children, ...props }: Omit<ButtonProps, Own>) {
  return (
    <Button {...props} size="small" className="min-h-10">
      <PlusIcon className="size-4" />
      {children}
    </Button>
  );
}

/** The same, where a screen of its own is needed for it. */
export function AddLink({ children, ...props }: Omit<LinkButtonProps, Own>) {
  return (
    <LinkButton {...props} size="small" className="min-h-10">
      <PlusIcon className="size-4" />
      {children}
    </LinkButton>
  );
}
