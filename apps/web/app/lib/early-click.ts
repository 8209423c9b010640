/** The button that was pressed while nothing could answer yet, once. Without one: not at all or not any more. */
type TakeEarlyClick = () => HTMLButtonElement | undefined;

/**
 * Runs before the first paint. A page is seen before its scripts are there; what is pressed in between
 * would be lost. The last such button is kept; links, forms and popovers work by themselves.
 */
export const keepEarlyClickScript = [
  '(function(){var b;',
  "function k(e){b=e.target.closest('button[type=button]:not([popovertarget])')||b}",
  "addEventListener('click',k,true);",
  "window.takeEarlyClick=function(){removeEventListener('click',k,true);",
  'var c=b;b=void 0;return c}})()',
].join('');

/** Presses it again, now that the page is alive. */
export function repeatEarlyClick(): void {
  const take: TakeEarlyClick | undefined = Reflect.get(window, 'takeEarlyClick');
  const button = take?.();
  if (button?.isConnected) button.click();
}
