import type { Page } from '@playwright/test';

/** Names that are the same in every language, and what `Intl` and the server write in English here. */
const NAMES = [
  /https?:\S+/,
  /The Plumbline Assembly|hello@plumbline\.example|en-XA/,
  /\bm[a-z0-9]{8,}(@example\.org)?/,
  /\b(English|Deutsch|Français|Español|Pseudo-English)\b/,
  /\b(Facebook|Twitter|Instagram|LinkedIn|RSS|JSON Feed|Stripe|Visa|Chrome|Linux|PDF)\b/,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|am|pm|at|UTC)\b/,
  /\] and \[/,
];

const OTHERS = [
  '/api/landing',
  '/api/consultations',
  '/api/consultations/by-slug/services-within-reach-2026',
  '/api/votes',
  '/api/votes/by-slug/services-within-reach-third-edition',
  '/api/pledges',
  '/api/policies/by-slug/domestic/pledges',
];

const COLLECTIONS = [
  'blog-posts',
  'policies',
  'categories',
  'tags',
  'authors',
  'member-contents',
  'pages',
];

/** All texts of the content, which has no edition in the pseudo-language. */
export async function readContent(page: Page, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const urls = COLLECTIONS.map((name) => `/api/${name}?populate=*&pagination[pageSize]=100`);
  const responses = await Promise.all(
    [...urls, ...OTHERS].map((url) => page.request.get(url, { headers })),
  );
  const texts = await Promise.all(
    responses.map(async (response) => textsIn(await response.json())),
  );
  return [...new Set(texts.flat().map(inOneLine))].sort((a, b) => b.length - a.length);
}

/** Descriptions have the paragraphs of a text in one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Texts on a page in the pseudo-language that did not come from a catalogue: they have plain letters. Content in another
 * language is marked with it, so it is left out, and so is `content`. The document of the server is read too, because it has what is shown
 * without JavaScript.
 */
export async function findUntranslated(page: Page, content: readonly string[]): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const texts = await page.evaluate((source) => {
    const attributes = ['alt', 'aria-label', 'aria-description', 'aria-roledescription'];
    attributes.push('aria-valuetext', 'placeholder', 'title');
    const descriptions =
      'meta[name="description"], meta[property="og:title"], meta[property$=":alt"]';
    const readTexts = (root: Document): string[] => {
      const found: string[] = [];
      const isOwn = (element: Element | null) =>
        element?.closest('[lang]') === root.documentElement &&
        !element.closest('script, style, code, iframe, [data-untranslated]');
      const walker = root.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const isMarkup = parentElement?.tagName === 'NOSCRIPT' && root === document;
        if (!isMarkup && isOwn(parentElement)) found.push(textContent ?? '');
      }
      for (const element of root.querySelectorAll('*')) {
        if (!isOwn(element)) continue;
        for (const name of attributes) found.push(element.getAttribute(name) ?? '');
      }
      for (const meta of root.querySelectorAll(descriptions)) {
        found.push(meta.getAttribute('content') ?? '');
      }
      return found;
    };
    const served = new DOMParser().parseFromString(source, 'text/html');
    return [...new Set([...readTexts(document), ...readTexts(served)])];
  }, html);
  return texts.map(inOneLine).filter((text) => {
    const own = content.reduce((left, known) => left.replaceAll(known, ''), text);
    const rest = NAMES.reduce((left, name) => left.replaceAll(new RegExp(name, 'g'), ''), own);
    return /[A-Za-z]{2}/.test(rest) && !content.some((known) => known.includes(own.trim()));
  });
}
