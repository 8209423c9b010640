import { useEffect, useRef } from 'react';
import { isTyping } from '../../lib/is-typing.ts';

interface LayoutKeys {
  openPalette: () => void;
  showShortcuts: () => void;
}

/** Ctrl+K or ⌘K opens the palette, except in the text of an entry, where it makes a link; `?` shows the shortcuts. */
export function useLayoutKeys(keys: LayoutKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.openPalette();
      } else if (event.key === '?' && !hasModifier && !isTyping(event.target)) {
        event.preventDefault();
        latest.current.showShortcuts();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
