import { buildMessages } from './build-messages.mjs';
import { buildServer } from './build-server.mjs';
import { buildStudio } from './build-studio.mjs';
import { buildWeb } from './build-web.mjs';

/** Builds both apps and the server if their sources have changed, and returns the server's folder. */
export async function build() {
  await buildMessages();
  const [webBuild] = await Promise.all([buildWeb(), buildStudio()]);
  return buildServer(webBuild);
}
