import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the focus to the button that opened a panel, if the focus was lost when it closed. */
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
