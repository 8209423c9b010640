/** `npm run messages -- it`: what a translation lacks; with `--fill`, adds missing texts in English. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../lib/review-messages.mjs');
