import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from '../languages.ts';
import { isolateValues } from './isolate-values.ts';

/** The parser is large, so it runs at build time and on the server, never in the browser. */
export const compileMessage = (text: string, language: Language = 'en'): CompiledMessage =>
  compile(isolateValues(text, language));
