const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const SCRIPT = /<script([^>]*) type="module" async=""([^>]*)>((?:(?!<\/script>).)+)<\/script>/s;
const MODULE = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const ROUTES = /window\.__reactRouterRouteModules = \{(.*)\};/;
const ROUTE = /("[^"]+"):(\w+)/g;
const ENTRY = /^import\("([^"]+)"\);$/m;

interface Wanted {
  preloads: string[];
  modules: string[];
  /** By the id of a route, the place of its module among them. */
  routes: Record<string, number>;
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
  const routes = ROUTES.exec(source)?.[1];
  const entry = ENTRY.exec(source)?.[1];
  if (routes === undefined || entry === undefined) return undefined;
  const modules = [...source.matchAll(MODULE)].map(([, name, href = '']) => ({ name, href }));
  const placeOf = (name: string | undefined) => modules.findIndex((module) => module.name === name);
  return {
    preloads: [...html.matchAll(PRELOAD)].map(([, href = '']) => href),
    modules: modules.map(({ href }) => href),
    routes: Object.fromEntries(
      [...routes.matchAll(ROUTE)].map(([, id = '', name]) => [JSON.parse(id), placeOf(name)]),
    ),
    entry,
  };
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Runs in the page, as text: it may use nothing from around it. */
function fetchAfterPaint({ preloads, modules, routes, entry }: Wanted): void {
  let isFetching = false;
  const fetchAll = async () => {
    if (isFetching) return;
    isFetching = true;
    for (const href of preloads) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const loaded = await Promise.all(modules.map((href) => import(/* @vite-ignore */ href)));
    const entries = Object.entries(routes).map(([id, place]) => [id, loaded[place]]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(entries) });
    await import(/* @vite-ignore */ entry);
  };
  requestAnimationFrame(() => setTimeout(fetchAll));
  setTimeout(fetchAll, 2000); // a tab in the background paints nothing, and is to work when it is opened
}
