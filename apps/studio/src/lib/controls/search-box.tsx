import { cx } from '@rostra/ui';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../icons.tsx';

const SEARCH_DELAY_MS = 200;

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Searches a moment after the last letter. `/` on the keyboard leads here. */
export function SearchBox({ label, value, onChange, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The back button and other views change the search from outside.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => change.current(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <span className={cx('relative block', className)}>
      <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        data-search
        onChange={(event) => setText(event.target.value)}
        className={cx(toolbarControl, 'w-full ps-9 placeholder:text-muted')}
      />
    </span>
  );
}

export const toolbarControl =
  'min-h-10 rounded border border-line-strong bg-raised px-3 text-ink hover:border-ink';
