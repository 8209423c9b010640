/** The baseline: a bare `node:http` server that sends the bytes of a file, in one process or several. */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { BODY_FILE = '', HEADERS = '{}', PORT, PROCESSES = '1' } = process.env;
const body = readFileSync(BODY_FILE);
const headers = { ...JSON.parse(HEADERS), 'content-length': body.length };

if (cluster.isPrimary && Number(PROCESSES) > 1) {
  for (let count = 0; count < Number(PROCESSES); count += 1) cluster.fork();
} else {
  createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(Number(PORT), '127.0.0.1');
}

process.on('SIGTERM', () => process.exit(0));
