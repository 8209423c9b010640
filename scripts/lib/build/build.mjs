import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

/** Builds the web app and the server if their sources have changed, and returns the server's folder. */
export async function build() {
  return buildServer(buildWeb());
}
