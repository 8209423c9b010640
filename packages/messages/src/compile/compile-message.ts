import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** The parser is large, so it runs at build time and on the server, never in the browser. */
export const compileMessage = (text: string): CompiledMessage => compile(text);
