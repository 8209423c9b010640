/** Run by `compress-builds.mjs` as a process of its own. */
import { compressBuilds } from './compress-builds.mjs';

await compressBuilds(process.argv.slice(2));
