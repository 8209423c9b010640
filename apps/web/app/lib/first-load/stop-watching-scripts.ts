declare global {
  interface Window {
    /** Set by `watch-scripts.js`, which marks a page whose scripts could not be loaded. */
    stopWatchingScripts?: () => void;
  }
}

/** The page is hydrated, so its scripts have been loaded. */
export function stopWatchingScripts(): void {
  window.stopWatchingScripts?.();
}
