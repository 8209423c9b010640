import { Button, type ButtonProps } from '@rostra/ui';

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  onOpen: () => void;
}

/** Opens a dialog. Ignores the second half of a double click on a button that was here before. */
export function DialogButton({ onOpen, ...props }: DialogButtonProps) {
  return (
    <Button
      {...props}
      onClick={({ detail }) => {
        if (detail < 2) onOpen();
      }}
    />
  );
}
