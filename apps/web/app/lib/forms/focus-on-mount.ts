/** A ref callback for an element that replaces the focused one. */
export function focusOnMount(part: HTMLElement | null): void {
  part?.focus();
}
