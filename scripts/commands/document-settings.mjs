/** `npm run document-settings`: writes docs/settings.md and .env.example from the declarations of the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../lib/prepare.mjs';
import { root } from '../lib/root.mjs';

await prepare();
const { documents } = await import('../lib/settings/documents.mjs');
for (const [path, text] of Object.entries(documents)) writeFileSync(join(root, path), text);
