export const COLLECTOR_PATH = '/e2e-collect-errors.js';

/** An expression that takes what `collectErrors` has found in all pages of this tab. */
export const TAKE_ERRORS = `(() => {
  const errors = sessionStorage.getItem('e2e-errors') ?? '';
  sessionStorage.removeItem('e2e-errors');
  return errors;
})()`;

/**
 * Runs in the page before any other script. The errors are kept in the session storage, so that they
 * survive navigation, and the frames of the page report to the same place.
 */
export function collectErrors(): void {
  const key = 'e2e-errors';
  const report = (text: string) => {
    sessionStorage.setItem(
      key,
      `${sessionStorage.getItem(key) ?? ''}${location.pathname}: ${text}\n`,
    );
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    report(`violates ${violatedDirective} with ${blockedURI} in ${sourceFile}`),
  );
  addEventListener('error', ({ message }) => report(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled ${reason}`));
  const { error: writeError } = console;
  console.error = (...values: unknown[]) => {
    report(`console.error ${values.join(' ')}`);
    writeError(...values);
  };
  document.currentScript?.remove();
}
