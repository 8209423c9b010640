import { type ComponentType, useEffect, useState } from 'react';

/**
 * A lazily loaded component: undefined while loading, `failed` if its script cannot be loaded. The
 * router would silently reload the page instead.
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
