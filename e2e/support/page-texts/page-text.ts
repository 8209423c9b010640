import type { Page } from '@playwright/test';

/**
 * Numbers of two elements that a reader sees, copies or hears as one: `3` and `14 September` as `314 September`, or that are in
 * the wrong order on a page that is read from right to left.
 */
export const findMergedNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInline = (element: Element) =>
      /^(inline|contents)$/.test(getComputedStyle(element).display);
    const blockOf = (node: Node): Element => {
      let element = node.parentElement as Element;
      while (element.parentElement && isInline(element)) element = element.parentElement;
      return element;
    };
    const edgeOf = (node: Text, end: 'first' | 'last') => {
      const text = node.data;
      const index = end === 'first' ? text.search(/\S/) : text.trimEnd().length - 1;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return { letter: text[index] ?? '', box: range.getBoundingClientRect() };
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('svg,script,style'))
        texts.push(node);
    }
    return texts.flatMap((node, index) => {
      const next = texts[index + 1];
      if (!next || !node.data.trim() || !next.data.trim() || blockOf(node) !== blockOf(next))
        return [];
      const [a, b] = [edgeOf(node, 'last'), edgeOf(next, 'first')];
      if (!/\d/.test(a.letter) || !/\d/.test(b.letter)) return [];
      const isOneLine = a.box.top < b.box.bottom && b.box.top < a.box.bottom;
      const isMerged = /\d$/.test(node.data) && /^\d/.test(next.data);
      const isRightToLeft = getComputedStyle(blockOf(node)).direction === 'rtl';
      const isReversed = isOneLine && isRightToLeft && a.box.left < b.box.left;
      return isMerged || isReversed ? [`${node.data}|${next.data}`] : [];
    });
  });

/**
 * Buttons and links whose accessible name does not contain the words on them, which people say to use them. Nobody says
 * arrows and other signs.
 */
export const findOtherNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
    const named = document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]');
    return [...named].flatMap((element) => {
      const [seen, name] = [plain(element.innerText), plain(element.ariaLabel ?? '')];
      return element.checkVisibility() && !name.includes(seen) ? [`${seen}|${name}`] : [];
    });
  });
