/** `npm run editor -- someone@example.org`: gives an account the editor role. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/make-editor.ts');
