import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** For selectable or purchasable items. Text sections use spacing and rules instead. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded border border-line bg-raised p-6', className)} />;
}
