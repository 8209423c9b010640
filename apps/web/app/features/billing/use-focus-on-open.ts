import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to a part that a button has opened. */
export function useFocusOnOpen(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}
