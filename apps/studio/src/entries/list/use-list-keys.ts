import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../../lib/is-typing.ts';

interface ListKeys {
  count: number;
  body: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
}

/** `j` and `k` move through the rows, Enter opens (each row has a link), and `/` leads to the search. */
export function useListKeys(options: ListKeys): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-search]')?.focus();
      } else if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        move(latest.current, event.key === 'j' ? 1 : -1);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function move({ count, body, scrollTo }: ListKeys, step: 1 | -1): void {
  const row = document.activeElement?.closest('tr[data-index]');
  const current = row && body.current?.contains(row) ? Number(row.getAttribute('data-index')) : -1;
  const index = Math.min(Math.max(current + step, 0), count - 1);
  scrollTo(index);
  // The row may have to be rendered first.
  requestAnimationFrame(() => {
    body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] a`)?.focus();
  });
}
