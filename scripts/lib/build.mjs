import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

/** All that a start needs, each part only if its sources have changed. Gives the server's folder. */
export async function build() {
  return buildServer(buildWeb());
}
