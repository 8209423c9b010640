import { buildMessages } from './build-messages.mjs';
import { buildServer } from './build-server.mjs';
import { buildStudio } from './build-studio.mjs';
import { buildWeb } from './build-web.mjs';
import { compressBuilds } from './compress-builds.mjs';

/** Builds both apps and the server if their sources have changed, and returns the folders of the builds. */
export async function buildUncompressed() {
  await buildMessages();
  const [web, studio] = await Promise.all([buildWeb(), buildStudio()]);
  return { server: await buildServer(web), apps: [web, studio] };
}

/** With everything that browsers load compressed as well as possible. */
export async function build() {
  const { server, apps } = await buildUncompressed();
  await compressBuilds(apps);
  return server;
}
