/**
 * When the script of a route cannot be loaded, the router reloads the page without an explanation;
 * offline, the reader is left with the browser's error page. No other code reloads the page, so
 * reloads that the reader did not request are cancelled and reported. Browsers without the
 * Navigation API still reload.
 */
export function cancelRouterReloads(onCancel: () => void): (() => void) | undefined {
  // Vite also reloads the page in development.
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
