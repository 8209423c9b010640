import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Serves the checkout page from its own origin, with the sandbox's stripe.js as a script tag. */
export async function serveCheckout(sandboxUrl: string): Promise<{ url: string; close(): void }> {
  const script = await bundle();
  const server = createServer((request, response) => {
    if (request.url === '/checkout.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(script);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><head><title>Checkout</title>
<script src="${sandboxUrl}/stripe.js"></script></head>
<body><main><h1>Checkout</h1><div id="root"></div></main><script type="module" src="/checkout.js"></script></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: fileURLToPath(new URL('./checkout.jsx', import.meta.url)) },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('The checkout page did not build.');
  return chunk.code;
}
