import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';

const STRIPE_JS = [
  'add-fields.ts',
  'stripe-js/api.ts',
  'stripe-js/element.ts',
  'stripe-js/elements.ts',
  'stripe-js/challenge.ts',
  'stripe-js/confirm.ts',
  'stripe-js/embedded-checkout.ts',
  'stripe-js/stripe.ts',
];
const FRAME = [
  'add-fields.ts',
  '../wire/luhn.ts',
  'frame/card-input.ts',
  'frame/appearance.ts',
  'frame/font-faces.ts',
  'frame/send-card.ts',
  'frame/frame.ts',
];

export const stripeJs = lazy(() => loadScript('stripe.js', STRIPE_JS));
export const controlJs = lazy(() => loadScript('control.js', ['control/control.ts']));
export const frameJs = lazy(() => loadScript('frame.js', FRAME));

/** The published package contains the finished script; in the repository it is made from its sources. */
function loadScript(name: string, sources: string[]): string {
  const finished = new URL(`../../browser/${name}`, import.meta.url);
  return existsSync(finished) ? readFileSync(finished, 'utf8') : joinScripts(sources);
}

/**
 * Concatenates the files into one classic script: types stripped, imports and exports removed, wrapped in a function.
 * No two files may declare the same name.
 */
function joinScripts(files: string[]): string {
  const parts = files.map((file) => {
    const source = readFileSync(new URL(`../../browser/${file}`, import.meta.url), 'utf8');
    return stripTypes(source)
      .replace(/^\s*import\b[^;]*;/gm, '')
      .replace(/^export /gm, '');
  });
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

/** Silences Node's experimental warning. */
function stripTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return module.stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function lazy(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
