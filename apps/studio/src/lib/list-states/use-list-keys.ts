import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from '../is-typing.ts';

interface ListKeys {
  isActive: boolean;
  count: number;
  body: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
  toggle: (index: number) => void;
}

/** `j` and `k` move through the rows, `x` selects one, Enter opens it (each row has a link), and `/` leads to the search. */
export function useListKeys(options: ListKeys): void {
  const latest = useRef(options);
  latest.current = options;
  const { isActive } = options;
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-search]')?.focus();
      } else if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        move(latest.current, event.key === 'j' ? 1 : -1);
      } else if (event.key === 'x') {
        const index = focusedRow(latest.current);
        if (index >= 0) latest.current.toggle(index);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}

/** −1 if the focus is elsewhere. */
function focusedRow({ body }: Pick<ListKeys, 'body'>): number {
  const row = document.activeElement?.closest('tr[data-index]');
  return row && body.current?.contains(row) ? Number(row.getAttribute('data-index')) : -1;
}

function move({ count, body, scrollTo }: ListKeys, step: 1 | -1): void {
  const index = Math.min(Math.max(focusedRow({ body }) + step, 0), count - 1);
  scrollTo(index);
  // The row may have to be rendered first.
  requestAnimationFrame(() => {
    const focusable = ['a', 'input', 'button'].map((name) =>
      body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] ${name}`),
    );
    focusable.find(Boolean)?.focus();
  });
}
