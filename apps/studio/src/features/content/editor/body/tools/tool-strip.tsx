import { cx, type IconProps } from '@rostra/ui';
import { type ComponentType, type KeyboardEvent, type RefObject, useState } from 'react';

export interface StripTool<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  /** Only of what is on or off. */
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface ToolStripProps<Name extends string> {
  label: string;
  tools: ReadonlyArray<StripTool<Name> | 'separator'>;
  onRun: (name: Name) => void;
  /** Escape. */
  onLeave: () => void;
  ref: RefObject<HTMLDivElement | null>;
  className: string;
}

/** One stop for the Tab key; arrows move inside. The selection of the text stays. */
export function ToolStrip<Name extends string>(props: ToolStripProps<Name>) {
  const { tools, onRun, onLeave, ref } = props;
  const names = tools.flatMap((tool) => (tool === 'separator' ? [] : [tool.name]));
  const [chosen, setChosen] = useState<Name>();
  const stop = chosen ?? names[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onLeave();
    const { direction } = getComputedStyle(event.currentTarget);
    const current = stop === undefined ? 0 : names.indexOf(stop);
    const target = targetOf(event.key, current, names.length - 1, direction);
    const next = target === undefined ? undefined : names[target];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    ref.current?.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={props.label}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      className={cx('flex items-center bg-paper p-1', props.className)}
    >
      {tools.map((tool, index) => {
        if (tool === 'separator') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <span key={index} aria-hidden="true" className="mx-0.5 h-5 w-px shrink-0 bg-line" />
          );
        }
        const { name, label, icon: Icon, isPressed, isDisabled } = tool;
        return (
          <button
            key={name}
            type="button"
            data-tool={name}
            tabIndex={name === stop ? 0 : -1}
            aria-label={label}
            title={label}
            aria-pressed={isPressed}
            aria-disabled={isDisabled || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setChosen(name);
              if (!isDisabled) onRun(name);
            }}
            className={cx(
              'flex size-9 shrink-0 items-center justify-center rounded text-ink',
              isPressed && 'bg-accent-soft text-accent',
              isDisabled ? 'cursor-default text-muted opacity-50' : 'hover:bg-sunken',
            )}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}

function targetOf(
  key: string,
  current: number,
  last: number,
  direction: string,
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return current === last ? 0 : current + 1;
  if (key === backward) return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Where the Tab key stops in a strip. */
export const focusStrip = (strip: ParentNode | null): void =>
  strip?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
