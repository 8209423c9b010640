import { Children, type ReactNode } from 'react';

/** Facts in one quiet line, with dots between them. */
export function DottedLine({ children }: { children: ReactNode }) {
  return (
    // The dot before the first part of each line hangs out to the left and is cut off.
    <p className="overflow-hidden text-muted text-sm">
      <span className="-ml-3 flex flex-wrap">
        {Children.toArray(children).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no identity but its place
          <Part key={index}>{part}</Part>
        ))}
      </span>
    </p>
  );
}

/** Isolated, because a name may be written in the other direction. */
function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <bdi className="wrap-anywhere relative pl-3 before:absolute before:left-0 before:w-3 before:text-center before:content-['·'/'']">
        {children}
      </bdi>{' '}
    </>
  );
}
