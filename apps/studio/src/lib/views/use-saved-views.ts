import { browserStorage } from '@rostra/browser/storage';
import { useState } from 'react';
import type { SavedView } from './saved-view.ts';

const keyOf = (list: string) => `rostra.studio.views.${list}`;

/** Views are personal and rarely many, so they are kept in the browser. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState(() => readViews(list));
  const store = (next: readonly SavedView[]) => {
    browserStorage().setItem(keyOf(list), JSON.stringify(next));
    setViews(next);
  };
  return {
    views,
    /** Replaces a view of the same name. */
    save: (view: SavedView) => store([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}

function readViews(list: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(browserStorage().getItem(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return []; // somebody else wrote it
  }
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';
