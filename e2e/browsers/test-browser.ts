/** What to click or fill in: a form field by its label, or an element by selector and optional name. */
export type Target = { label: string } | { selector: string; name?: string };

/** The part of a browser that the journeys use. Input is native, as from a keyboard and a pointer. */
export interface TestBrowser {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Sets the size of the page itself, without the window's frame. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** An expression that finds the visible element, or null. */
export const findExpression = (target: Target): string =>
  `(${findVisible})(${JSON.stringify(target)})`;

function findVisible(target: Target): Element | null {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim();
  const matches = (element: Element, name?: string) =>
    element.checkVisibility() && (name === undefined || nameOf(element) === name);
  if ('label' in target) {
    const labels = [...document.querySelectorAll('label')];
    return labels.find((label) => matches(label, target.label))?.control ?? null;
  }
  const elements = [...document.querySelectorAll(target.selector)];
  return elements.find((element) => matches(element, target.name)) ?? null;
}
