/** The baseline: a bare `node:http` server that sends the bytes of a file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { BODY_FILE = '', HEADERS = '{}', PORT } = process.env;
const body = readFileSync(BODY_FILE);
const headers = { ...JSON.parse(HEADERS), 'content-length': body.length };

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
