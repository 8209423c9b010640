import { expect, it } from 'vitest';
import { fetchScriptsAfterPaint } from './scripts-after-paint.ts';

/** As the router writes it, with the mark of its own scripts. */
const PAGE = `<html><head><link rel="modulepreload" nonce="mark" href="/assets/manifest-1.js"/>
<link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/root-2.js"/></head><body>
<p>Text</p><script nonce="mark" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/blog.route-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"features/blog/blog.route":route1};

import("/assets/entry-4.js");</script><script nonce="mark">close()</script></body></html>`;

const wanted = (html: string) =>
  JSON.parse(/\}\)\((\{.*\})\)<\/script>/.exec(html)?.[1] ?? 'null') as unknown;

it('asks for the same modules, and for none before', () => {
  const html = fetchScriptsAfterPaint(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
  expect(wanted(html)).toEqual({
    files: ['/assets/manifest-1.js', '/assets/root-2.js'],
    manifest: '/assets/manifest-1.js',
    routes: { root: '/assets/root-2.js', 'features/blog/blog.route': '/assets/blog.route-3.js' },
    entry: '/assets/entry-4.js',
  });
});

it('leaves everything else, and the mark by which the script may run', () => {
  const html = fetchScriptsAfterPaint(PAGE);
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(html).toContain('<p>Text</p><script nonce="mark">(');
  expect(html).toContain('<script nonce="mark">close()</script></body></html>');
});

it.each([
  ['without scripts', '<html><body><p>Text</p></body></html>'],
  ['without an entry', PAGE.replace('import("/assets/entry-4.js");', '')],
  [
    'with a route in several modules',
    PAGE.replace(
      'import * as route1 from',
      'const route1 = {};\nimport * as route1_clientLoader from',
    ),
  ],
  ['without routes', PAGE.replace('__reactRouterRouteModules', '__other')],
])('leaves a page %s as it is', (_what, page) => {
  expect(fetchScriptsAfterPaint(page)).toBe(page);
});

it('takes no text of the page for a pattern', () => {
  const page = PAGE.replace('blog.route-3', () => "blog$&$'route");
  expect(fetchScriptsAfterPaint(page)).toContain("blog$&$'route");
});
