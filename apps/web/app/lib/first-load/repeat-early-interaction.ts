declare global {
  interface Window {
    /** Set by `keep-early-interaction.js`. Stops listening and returns what was kept. */
    takeEarlyInteraction?: () => HTMLButtonElement | HTMLFormElement | undefined;
  }
}

/** Repeats what was pressed or sent before hydration. */
export function repeatEarlyInteraction(): void {
  const target = window.takeEarlyInteraction?.();
  if (!target?.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}
