import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page whose code comes by itself, and may not come: undefined until then. The router
 * would answer a missing route by loading the whole page again, without a word.
 */
export function useLazyComponent<Props = object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | 'failed' | undefined {
  const [fetched, setFetched] = useState<{ Component: ComponentType<Props> } | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    fetchIt().then(
      (Component) => isWanted && setFetched({ Component }),
      () => isWanted && setFetched('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchIt]);
  return fetched === 'failed' ? fetched : fetched?.Component;
}
