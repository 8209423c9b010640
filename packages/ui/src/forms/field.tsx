import { useMessages } from '@rostra/messages/react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface FieldTexts {
  label: ReactNode;
  /** One sentence under the label. */
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. Fields are required by default. */
  isOptional?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The ids that connect a control with its label, help text and error. */
export function useFieldIds({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { helpId, errorId, attributes };
}

/** Label, help text, control, and a reserved line for the error. */
export function Field({ label, help, error, isOptional, id, className, children }: FieldProps) {
  const t = useMessages('ui');
  const { helpId, errorId, attributes } = useFieldIds({ id, help, error });
  return (
    <div className={className}>
      <label htmlFor={attributes.id} className="block font-medium text-ink text-sm">
        {label}
        {isOptional ? <span className="font-normal text-muted"> {t('optional')}</span> : null}
      </label>
      {help ? (
        <p id={helpId} className="mt-0.5 text-muted text-sm leading-snug">
          {help}
        </p>
      ) : null}
      <div className="mt-2">{children(attributes)}</div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Reserves one line, so that the layout does not shift when an error appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const t = useMessages('ui');
  return (
    <p
      id={id}
      className="min-h-[calc(1lh+0.25rem)] whitespace-pre-line pt-1 text-danger text-sm leading-snug"
    >
      {error
        ? t.rich('error', { error, hint: (hint) => <span className="sr-only">{hint}</span> })
        : null}
    </p>
  );
}

/** Styles of all single-line and multi-line controls. */
export function controlClass(className?: string): string {
  return cx(
    'block w-full rounded border border-line-strong bg-raised px-3 text-base text-ink transition-colors',
    'placeholder:text-muted hover:border-ink',
    'focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
    'aria-invalid:border-danger aria-invalid:bg-danger-soft/40',
    className,
  );
}
