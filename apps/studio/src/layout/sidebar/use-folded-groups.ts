import { browserStorage } from '@rostra/browser/storage';
import { useState } from 'react';
import type { SidebarGroupName } from './sidebar-links.ts';

const KEY = 'rostra.studio.sidebar';

/** With more screens than this, the navigation would be longer than a laptop's window. */
const MOST_UNFOLDED = 18;
const FOLDED_AT_FIRST: ReadonlySet<SidebarGroupName> = new Set(['subjects', 'site']);

/** What somebody has folded or unfolded, which is kept in the browser. */
type Choices = Readonly<Record<string, unknown>>;

export function useFoldedGroups(screens: number) {
  const [choices, setChoices] = useState(readChoices);
  const isFolded = (name: SidebarGroupName) =>
    typeof choices[name] === 'boolean'
      ? choices[name]
      : screens > MOST_UNFOLDED && FOLDED_AT_FIRST.has(name);
  return {
    isFolded,
    toggle: (name: SidebarGroupName) => {
      const next = { ...choices, [name]: !isFolded(name) };
      browserStorage().setItem(KEY, JSON.stringify(next));
      setChoices(next);
    },
  };
}

function readChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(browserStorage().getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // somebody else wrote it
  }
}
