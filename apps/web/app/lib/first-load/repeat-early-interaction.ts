declare global {
  interface Window {
    /** Set by `keep-early-interaction.js`. Stops listening and returns the recorded interaction. */
    takeEarlyInteraction?: () => HTMLButtonElement | HTMLFormElement | undefined;
  }
}

/** Repeats a click or submission from before hydration. */
export function repeatEarlyInteraction(): void {
  const target = window.takeEarlyInteraction?.();
  if (!target?.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}
