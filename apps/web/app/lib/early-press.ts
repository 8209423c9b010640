/** What was pressed or sent while nothing could answer yet, once. */
type TakeEarlyPress = () => HTMLButtonElement | HTMLFormElement | undefined;

/**
 * Runs before the first paint. A page is seen before its scripts are there; what is pressed in between
 * would be lost, and a form would be posted to a page that takes none. The last of them is kept;
 * links, searches and popovers work by themselves.
 */
export const keepEarlyPressScript = [
  '(function(){var p,w=window;',
  "function c(e){p=e.target.closest('button[type=button]:not([popovertarget])')||p}",
  "function s(e){if(e.target.method==='post'){e.preventDefault();p=e.target}}",
  "w.addEventListener('click',c,true);w.addEventListener('submit',s,true);",
  'w.takeEarlyPress=function(){',
  "w.removeEventListener('click',c,true);w.removeEventListener('submit',s,true);",
  'var q=p;p=void 0;return q}})()',
].join('');

/** Does it again, now that the page is alive. */
export function repeatEarlyPress(): void {
  const take: TakeEarlyPress | undefined = Reflect.get(window, 'takeEarlyPress');
  const pressed = take?.();
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
