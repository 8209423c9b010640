import { MAX_KEPT } from '@rostra/contract';
import { useState } from 'react';

/** What was just answered or hidden stays on the screen, until another page or filter is opened. */
export function useKept(place: string) {
  const [changed, setChanged] = useState({ place, ids: [] as readonly string[] });
  const kept = changed.place === place ? changed.ids : [];
  return {
    kept,
    keep: (id: string) => setChanged({ place, ids: [...new Set([...kept, id])].slice(-MAX_KEPT) }),
  };
}
