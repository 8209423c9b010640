/** What was pressed or sent while nothing could answer yet, once. */
type TakeEarlyPress = () => HTMLButtonElement | HTMLFormElement | undefined;

/**
 * Runs before the first paint. A page is seen before its scripts are there; what is pressed in between
 * would be lost, and a form would be posted to a page that takes none. The last button is kept, or the
 * form; links, searches and popovers work by themselves.
 */
export const keepEarlyPressScript = [
  '(function(){var p,v,w=window;function k(t,e){p=t;v=e}',
  "function c(e){var b=e.target.closest('button[type=button]:not([popovertarget])');",
  "if(b&&!(p&&p.tagName==='FORM'))k(b,e)}",
  "function s(e){if(e.target.method==='post'){e.preventDefault();k(e.target,e)}}",
  "w.addEventListener('click',c,true);w.addEventListener('submit',s,true);",
  'w.takeEarlyPress=function(){',
  "w.removeEventListener('click',c,true);w.removeEventListener('submit',s,true);",
  // What is still on its way will find the page alive.
  'var q=v&&v.eventPhase?void 0:p;p=v=void 0;return q}})()',
].join('');

/** Does it again, now that the page is alive. */
export function repeatEarlyPress(): void {
  const take: TakeEarlyPress | undefined = Reflect.get(window, 'takeEarlyPress');
  const pressed = take?.();
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
