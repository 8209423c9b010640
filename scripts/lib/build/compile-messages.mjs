/** Writes the compiled messages of every language and area, from which the web app is built. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileAll } from '../../../packages/messages/src/compile/index.ts';
import { root } from '../root.mjs';

const folder = join(root, 'packages/messages/build');

mkdirSync(folder, { recursive: true });
// Until `build-messages.mjs` writes it again: `npm run dev` compiles without it.
rmSync(join(folder, '.compiled'), { force: true });
for (const { language, area, messages } of compileAll(
  join(root, 'packages/messages/translations'),
)) {
  const file = join(folder, `${language}.${area}.json`);
  // Renamed into place, because another build may be reading.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(messages));
  renameSync(`${file}.${process.pid}`, file);
}
