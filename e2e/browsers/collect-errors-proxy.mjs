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
  const onward = httpRequest(
    { host: '127.0.0.1', port: SITE_PORT, path: request.url, method: request.method, headers },
    (answer) => passOn(answer, response),
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}).listen(PORT, '127.0.0.1');

async function passOn(answer, response) {
  const { 'content-length': _, ...headers } = answer.headers;
  const isPage = headers['content-type']?.startsWith('text/html');
  response.writeHead(answer.statusCode, isPage ? headers : answer.headers);
  if (!isPage) answer.pipe(response);
  else response.end((await text(answer)).replace('<head>', `<head>${COLLECTOR_TAG}`));
}

const COLLECTOR_TAG = `<script src="${COLLECTOR_PATH}"></script>`;
