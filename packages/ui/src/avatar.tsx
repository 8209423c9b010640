import { useState } from 'react';
import { cx } from './cx.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-8 text-xs', medium: 'size-11 text-sm', large: 'size-24 text-2xl' };

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const lastWord = words.length > 1 ? words.at(-1) : undefined;
  return (firstCharacter(words[0]) + firstCharacter(lastWord)).toUpperCase();
}

/** A string is split between code points, so that no half of an emoji is left. */
const firstCharacter = (word = '') => [...word][0] ?? '';

/** A picture, or initials without one. Decorative: the name is shown beside it. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent',
        sizes[size],
      )}
    >
      {src && src !== failedSrc ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
