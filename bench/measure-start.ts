import { median } from './lib/load.ts';
import { freePort, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const STARTS = 5;

/** The time until the first page, and the memory of a server that has sent nothing else. */
export async function measureStart(): Promise<Row[]> {
  const port = await freePort();
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1' };
  const times: number[] = [];
  const memory: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    const server = await startServer(SITE, env, port);
    times.push(server.readyMs);
    memory.push(server.residentMb());
    await server.stop();
  }
  return [
    { what: 'cold start to first page', value: median(times), unit: 'ms', goal: '≤ 1000' },
    { what: 'resident memory, idle', value: median(memory), unit: 'MB', goal: '≤ 135' },
  ];
}
