import { z } from 'zod';

// Zod compiles schemas with `new Function`, and the pages' content security policy forbids even the
// attempt. Schemas take the setting when they are created, so every module imports `z` from here.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
export type Schema<Output, Input> = z.ZodType<Output, Input>;
