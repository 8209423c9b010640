import { useMessages } from '@rostra/messages/react';
import { Button, type ButtonProps, cx, LinkButton } from '@rostra/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { StudioForm } from './use-studio-form.ts';

interface FormFrameProps<Values extends FieldValues>
  extends Pick<ComponentProps<'form'>, 'className' | 'aria-labelledby'> {
  form: StudioForm<Values>;
  /** The label of the button; undefined for somebody who may only read. */
  action: string | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** Otherwise the button is disabled. */
  isPossible?: boolean;
  /** The buttons stay at the lower edge of the window, for long forms. */
  isBar?: boolean;
  /** Closes the dialog, or the address of the screen before. */
  onCancel?: (() => void) | string | undefined;
  /** What else can be done, beside the buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Around the fields of a form: its problem and its buttons. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, action, variant = 'primary', size = 'medium', isPossible = true } = props;
  const {
    isBar = false,
    onCancel,
    actions,
    children,
    className,
    'aria-labelledby': labelledBy,
  } = props;
  const forms = useMessages('studio-forms');
  const cancel = { variant: 'secondary', size, children: forms('cancel') } as const;
  return (
    <form
      ref={form.ref}
      noValidate
      className={className}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      <div className={isBar ? 'form-bar' : undefined}>
        <p role="alert" className={cx('text-danger', !isBar && 'min-h-6')}>
          {form.problem}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {action === undefined ? null : (
            <Button
              type="submit"
              variant={variant}
              size={size}
              isBusy={form.isBusy}
              disabled={!isPossible}
            >
              {action}
            </Button>
          )}
          {typeof onCancel === 'string' ? <LinkButton {...cancel} href={onCancel} /> : null}
          {typeof onCancel === 'function' ? (
            <Button {...cancel} disabled={form.isBusy} onClick={onCancel} />
          ) : null}
          {actions}
          {isBar && form.isDirty ? (
            <span className="text-muted text-xs">{forms('unsaved')}</span>
          ) : null}
        </div>
      </div>
    </form>
  );
}
