import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** For things that are picked or paid for; reading is separated by space and hairlines instead. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded border border-line bg-raised p-6', className)} />;
}
