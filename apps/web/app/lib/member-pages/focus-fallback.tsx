import { type ReactNode, useEffect, useRef } from 'react';

/**
 * If the focused element is removed, for example the button of a cancelled plan, moves the focus to
 * the nearest focusable ancestor (`tabIndex={-1}`) instead of the top of the page.
 */
export function FocusFallback({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  /** The focused element and its ancestors. */
  const path = useRef<HTMLElement[]>([]);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new MutationObserver(() => {
      const [focused, ...parts] = path.current;
      if (!focused || focused.isConnected) return;
      if (document.activeElement === document.body) {
        parts.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      }
      // The focus was restored. Inside a dialog that holds only until the dialog closes.
      const isLost = document.activeElement === document.body;
      if (!isLost && !document.querySelector('dialog:modal')) path.current = [];
    });
    // While a dialog is open, nothing around it can take the focus, so closing one also counts.
    observer.observe(ref.current, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus
    <div
      ref={ref}
      className={className}
      onFocus={({ target }) => {
        path.current = [target, ...partsAround(target)];
      }}
      onBlur={({ target }) => {
        // The window lost the focus, but the element still has it.
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
