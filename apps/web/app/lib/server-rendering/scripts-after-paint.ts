const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script([^>]*) type="module" async=""([^>]*)>((?:(?!<\/script>).)+)<\/script>/s;
const MANIFEST = /^import "([^"]+)";$/m;
const MODULE = /^import \* as (\w+) from "([^"]+)";$/gm;
const ROUTES = /window\.__reactRouterRouteModules = \{(.*)\};/;
const ROUTE = /"([^"]+)":(\w+)/g;
const ENTRY = /^import\("([^"]+)"\);$/m;

interface Wanted {
  /** All there is, in the order of need. */
  files: string[];
  manifest: string;
  /** The module of each route by its id. */
  routes: Record<string, string>;
  entry: string;
}

/**
 * Pages for reading work before their scripts, which are not fetched before there is something to read:
 * what arrives first is what is seen. The router asks for its modules at once; here the same ones are
 * asked for after the first frame. A page that is not as the router writes it stays as it is.
 */
export function fetchScriptsAfterPaint(html: string): string {
  const [script, before = '', after = '', source = ''] = SCRIPT.exec(html) ?? [];
  const wanted = script && readWanted(html, source);
  if (!wanted) return html;
  const late = `<script${before}${after}>(${fetchAfterPaint})(${inScript(wanted)})</script>`;
  return html.replaceAll(PRELOAD, '').replace(script, () => late);
}

function readWanted(html: string, source: string): Wanted | undefined {
  const manifest = MANIFEST.exec(source)?.[1];
  const routes = ROUTES.exec(source)?.[1];
  const entry = ENTRY.exec(source)?.[1];
  if (!manifest || !routes || !entry) return undefined;
  const modules = new Map([...source.matchAll(MODULE)].map(([, name, href]) => [name, href]));
  const hrefs: Record<string, string> = {};
  for (const [, id = '', name] of routes.matchAll(ROUTE)) {
    const href = modules.get(name);
    if (!href) return undefined; // a route in several modules
    hrefs[id] = href;
  }
  const files = [...html.matchAll(PRELOAD)].map(([, href = '']) => href);
  return { files, manifest, routes: hrefs, entry };
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Runs in the page, as text: it may use nothing from around it. One file at a time is asked for and run,
 * with a breath between, so that a slow phone answers to its reader meanwhile.
 */
function fetchAfterPaint({ files, manifest, routes, entry }: Wanted): void {
  const load = (href: string) => import(/* @vite-ignore */ href);
  const breathe = () => document.hidden || new Promise((resolve) => setTimeout(resolve));
  let isFetching = false;
  const fetchAll = async () => {
    if (isFetching) return;
    isFetching = true;
    for (const href of files) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      await breathe();
    }
    for (const href of [manifest, ...files]) {
      if (href === entry) continue; // it begins at once, and comes last
      await load(href);
      await breathe();
    }
    const modules: Record<string, unknown> = {};
    for (const [id, href] of Object.entries(routes)) modules[id] = await load(href);
    Object.assign(window, { __reactRouterRouteModules: modules });
    await load(entry);
  };
  requestAnimationFrame(() => setTimeout(fetchAll));
  setTimeout(fetchAll, 2000); // a tab in the background paints nothing, and is to work when it is opened
}
