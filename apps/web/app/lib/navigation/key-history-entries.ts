/**
 * The router tells entries of the history apart by a key and remembers by it how far each was scrolled.
 * It gives none to those that a link to a section or a footnote makes, so that all of them shared one place.
 */
export function keyHistoryEntries(): void {
  giveKey();
  // Before the router's own listener, which reads the key.
  window.addEventListener('popstate', giveKey);
}

function giveKey(): void {
  if (window.history.state?.key) return;
  const key = Math.random().toString(32).slice(2);
  // Without a place of its own (`idx`), as the router expects of what it did not make itself.
  window.history.replaceState({ idx: null, ...window.history.state, key }, '');
}
