import { type RefObject, useEffect, useRef } from 'react';

/** Moves to the element each time that the number changes: on a phone, what has just appeared is below the fold. */
export function useMoveTo(times: number): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times === 0) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'center' });
  }, [times]);
  return target;
}
