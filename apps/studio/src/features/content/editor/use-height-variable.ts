import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the height of an element in a CSS variable of the document, also when its content wraps. */
export function useHeightVariable(element: RefObject<HTMLElement | null>, name: `--${string}`) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(name, `${current.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
