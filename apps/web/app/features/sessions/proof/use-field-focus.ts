import { useEffect, useRef } from 'react';

/** Focuses the first visible field when the form appears. */
export function useFieldFocus(takesFocus: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [takesFocus]);
  return ref;
}
