/** Whether a key belongs to a field or an editor, and is not a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type="checkbox"]):not([type="radio"]), select, textarea, [role="textbox"]',
    ));
