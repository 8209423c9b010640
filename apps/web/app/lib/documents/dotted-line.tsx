import { Children, type ReactNode } from 'react';

/** Metadata in one line, separated by dots. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    // The dot before the first item of each line is outside the box and clipped.
    <p className="overflow-hidden text-muted text-sm">
      <span className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <Part key={index}>{part}</Part>
        ))}
      </span>
    </p>
  );
}

/** Isolated, because a name may be written in the other direction than the page; its dot is not. */
function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="relative ps-3 before:absolute before:start-0 before:w-3 before:text-center before:content-['·'/'']">
        <bdi className="wrap-anywhere">{children}</bdi>
      </span>{' '}
    </>
  );
}
