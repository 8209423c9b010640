import type { AddressInfo } from 'node:net';
import { startDispatcher } from './api/deliveries/dispatcher.ts';
import type { Api } from './api/requests/api.ts';
import { includables } from './api/requests/expand/includables.ts';
import { makeRouter } from './api/requests/route.ts';
import { apiRoutes } from './api/routes.ts';
import { makeSandbox, type Sandbox } from './lifecycles/sandbox.ts';
import { seedEndpoint, seedPrices } from './objects/seed/seed.ts';
import { pageRoutes } from './pages/routes.ts';
import { makePages, type Pages } from './pages/shell/router.ts';
import { makeServer } from './server.ts';
import { openDatabase } from './store/database.ts';
import { now } from './store/now.ts';
import { readConfig, type SandboxOptions } from './store/options.ts';
import { pruneOldRecords } from './store/prune-old-records.ts';
import { openStore } from './store/store.ts';
import { API_VERSION } from './wire/api-version.ts';

export interface RunningSandbox {
  /** The address to give as `host`, `port` and `protocol` to the SDK, and to load `stripe.js` from. */
  url: string;
  host: string;
  port: number;
  /** Resolves when all due webhooks have been sent. */
  webhooksIdle(): Promise<void>;
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 60_000;

export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const fixed = readConfig(options);
  const host = options.host ?? '127.0.0.1';
  const store = openStore(openDatabase(options.dataDir));
  let api: Api | undefined;
  let pages: Pages | undefined;
  const server = makeServer({
    getApi: () => api ?? fail(),
    getPages: () => pages ?? fail(),
    isAllowedHost: createHostCheck(host, options.publicUrl),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const sandbox = makeSandbox(
    store,
    { ...fixed, publicUrl: (options.publicUrl ?? url).replace(/\/$/, '') },
    Date.now,
  );
  sandbox.write((work) => {
    pruneOldRecords(work);
    seedEndpoint(work, options);
    seedPrices(work, options.seed ?? []);
  });
  const dispatcher = startDispatcher(sandbox);
  const timer = startTimer(sandbox);
  sandbox.onCommit((changes) => {
    dispatcher.enqueue(changes.get('delivery')?.keys() ?? []);
    timer.reset();
  });
  api = {
    sandbox,
    version: API_VERSION,
    includables,
    findRoute: makeRouter(apiRoutes),
    inFlight: new Set(),
  };
  pages = makePages(pageRoutes({ sandbox, options }));
  dispatcher.enqueue(
    sandbox.read((work) =>
      work
        .where('delivery', 'status', 'pending')
        .reverse()
        .map(({ id }) => id),
    ),
  );

  return {
    url,
    host,
    port,
    webhooksIdle: () => dispatcher.idle(),
    async close() {
      timer.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await dispatcher.stop();
      sandbox.close();
    },
  };
}

/** Runs scheduled work when it falls due, even without requests. */
function startTimer(sandbox: Sandbox) {
  let timer: NodeJS.Timeout | undefined;
  const reset = () => {
    clearTimeout(timer);
    const isFrozen = sandbox.read((work) => work.find('settings', 'sandbox')?.frozenAt) != null;
    if (isFrozen) return;
    const waitSeconds = sandbox.nextDueAt() - sandbox.read((work) => now(work, null));
    if (waitSeconds === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => {
        sandbox.catchUp();
        reset();
      },
      Math.min(Math.max(waitSeconds * 1000, 50), LONGEST_WAIT_MS),
    );
    timer.unref();
  };
  reset();
  return { reset, stop: () => clearTimeout(timer) };
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);

/** On loopback, only loopback host names are accepted, which prevents DNS rebinding. */
function createHostCheck(host: string, publicUrl: string | undefined): (name: string) => boolean {
  if (!LOOPBACK.has(host)) return () => true;
  const known = new Set(LOOPBACK);
  if (publicUrl !== undefined) known.add(new URL(publicUrl).hostname);
  return (name) => known.has(name);
}

function fail(): never {
  throw new Error('The sandbox is starting.');
}
