import { createServer, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { COLLECTOR_PATH, collectErrors } from './collect-errors.ts';

/**
 * Passes requests on to the site and adds a script to each page that collects errors from the beginning.
 * WebDriver cannot run a script before the page's own. The content security policy stays as it is, because
 * the script comes from the same origin.
 */
const PORT = Number(process.env.PORT);
const SITE_PORT = Number(process.env.SITE_PORT);

createServer((request, response) => {
  if (request.url === COLLECTOR_PATH) {
    response.setHeader('content-type', 'text/javascript');
    response.end(`(${collectErrors})();`);
    return;
  }
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const forwarded = httpRequest(
    { host: '127.0.0.1', port: SITE_PORT, path: request.url, method: request.method, headers },
    (upstream) => forward(upstream, response),
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}).listen(PORT, '127.0.0.1');

async function forward(upstream, response) {
  const { 'content-length': _, ...headers } = upstream.headers;
  const isPage = headers['content-type']?.startsWith('text/html');
  response.writeHead(upstream.statusCode, isPage ? headers : upstream.headers);
  if (!isPage) upstream.pipe(response);
  else response.end((await text(upstream)).replace('<head>', `<head>${COLLECTOR_TAG}`));
}

const COLLECTOR_TAG = `<script src="${COLLECTOR_PATH}"></script>`;
