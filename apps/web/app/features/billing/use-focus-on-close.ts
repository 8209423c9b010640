import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes the focus back to the button that had opened a part, once that is closed. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
