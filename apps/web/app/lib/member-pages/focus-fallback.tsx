import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What had the focus may go with what it did: a button whose plan is cancelled, the row of a card. The
 * focus then goes to the nearest part around it that is still there and can take it
 * (`tabIndex={-1}`), not to the start of the page.
 */
export function FocusFallback({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  /** What has the focus, then the parts around it. */
  const path = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new MutationObserver(() => {
      const [focused, ...parts] = path.current;
      if (!focused || focused.isConnected) return;
      if (document.activeElement === document.body) {
        parts.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      }
      // It is somewhere again. In a dialog only until that closes.
      const isLost = document.activeElement === document.body;
      if (!isLost && !document.querySelector('dialog:modal')) path.current = [];
    });
    // While a dialog is open nothing around it can take the focus: its closing counts as well.
    observer.observe(ref.current, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is.
    <div
      ref={ref}
      className={className}
      onFocus={({ target }) => {
        path.current = [target, ...partsAround(target)];
      }}
      onBlur={({ target }) => {
        // Another window has it now: here it is still where it was.
        if (document.activeElement !== target) path.current = [];
      }}
    >
      {children}
    </div>
  );
}

function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return part ? [part, ...partsAround(part)] : [];
}
