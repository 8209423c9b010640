const LEVEL = /mso-list:[^;]*level(\d+)/;
/** What Word writes before an item that is numbered, such as `1.`, `a)` or `iv.`. */
const NUMBER = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

interface OpenList {
  readonly level: number;
  readonly element: HTMLElement;
}

/** Word writes list items as paragraphs with their level in a style. */
export function convertWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    const isContinued = previous !== undefined && paragraph.previousElementSibling === previous;
    if (!isContinued) open = [];
    open = open.filter((list) => list.level <= level);
    const marker = takeMarker(paragraph);
    const kind = NUMBER.test(marker) ? 'ol' : 'ul';
    // Numbers after bullets of the same level are a list of their own.
    if (open.at(-1)?.level === level && !open.at(-1)?.element.matches(kind)) open.pop();
    const list = open.at(-1);
    const target = list?.level === level ? list.element : beginList(paragraph, kind, list);
    if (target !== list?.element) open.push({ level, element: target });
    const item = document.createElement('li');
    const text = document.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    target.append(item);
    paragraph.remove();
    previous = open[0]?.element;
  }
}

function levelOf(paragraph: HTMLElement): number | undefined {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Removes the bullet or number and returns it. */
function takeMarker(paragraph: HTMLElement): string {
  const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const marker = ignored?.textContent ?? '';
  ignored?.remove();
  return marker;
}

function beginList(
  paragraph: HTMLElement,
  kind: 'ol' | 'ul',
  parent: OpenList | undefined,
): HTMLElement {
  const element = document.createElement(kind);
  const item = parent?.element.lastElementChild;
  if (item) item.append(element);
  else paragraph.before(element);
  return element;
}
