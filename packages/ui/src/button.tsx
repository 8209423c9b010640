import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Link, type LinkProps, textLinkClass } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent no-underline hover:border-accent-hover hover:bg-accent-hover',
  secondary: 'border-line-strong text-ink no-underline hover:border-ink hover:bg-sunken',
  // Without a frame, only the look of a link says that it can be pressed.
  quiet: cx('border-transparent underline-offset-4 hover:bg-sunken', textLinkClass),
  danger:
    'border-danger bg-danger text-on-danger no-underline hover:border-danger-hover hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-base',
};

function buttonClass({ variant = 'primary', size = 'medium' }: Look, className?: string) {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded border py-1.5 text-center font-medium font-sans leading-snug transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Shows and announces a spinner. The button stays focusable and ignores clicks. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner size="small" label="" /> : null}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, Look {}

export function LinkButton({ variant, size, className, ...props }: LinkButtonProps) {
  return (
    <Link
      {...props}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    />
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name. */
  label: string;
}

export function IconButton({ label, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded text-ink transition-colors hover:bg-sunken',
        'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:bg-transparent',
        className,
      )}
    />
  );
}
