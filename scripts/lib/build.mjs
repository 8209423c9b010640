import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

/** All that a start needs, each part only if its sources have changed. */
export async function build() {
  await buildWeb();
  await buildServer();
}
