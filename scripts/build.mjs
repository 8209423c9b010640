/** `npm run build`: builds the web app, the studio and the server if their sources have changed. */
import { build } from './lib/build/build.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare();
await build();
