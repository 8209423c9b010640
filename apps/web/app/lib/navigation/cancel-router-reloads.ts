/**
 * When the script of a route cannot be loaded, the router reloads the current page: the reader never
 * learns why, and is left with the browser's own error page while offline. No other code reloads the
 * page, so reloads that the reader has not asked for are cancelled and reported. Browsers without the
 * Navigation API still reload.
 */
export function cancelRouterReloads(onCancel: () => void): (() => void) | undefined {
  // In development Vite reloads the page too.
  if (import.meta.env.DEV || !('navigation' in window)) return undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    onCancel();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
