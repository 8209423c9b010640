declare global {
  interface Window {
    /** Set by `watch-scripts.js`, which marks a page whose scripts could not be loaded. */
    stopWatchingScripts?: () => void;
  }
}

/** Marks the document for end-to-end tests. The page is hydrated, so its scripts have been loaded. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = 'true';
  window.stopWatchingScripts?.();
}
