/** As a `ref`: the part takes the focus when it appears, for it came in the place of what had it. */
export function focusOnMount(part: HTMLElement | null): void {
  part?.focus();
}
