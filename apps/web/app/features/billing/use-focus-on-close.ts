import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes the focus back to the button that had opened a part, if it went with that when it closed. */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isNowhere) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
