import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const STRIPE_JS = [
  'add-fields.ts',
  'stripe-js/api.ts',
  'stripe-js/element.ts',
  'stripe-js/elements.ts',
  'stripe-js/challenge.ts',
  'stripe-js/confirm.ts',
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

export const stripeJs = lazily(() => joinScripts(STRIPE_JS));
export const controlJs = lazily(() => joinScripts(['control/control.ts']));
export const frameJs = lazily(() => joinScripts(FRAME));

/**
 * A browser needs one classic script, and the files under browser/ are few and flat: their types are stripped, their
 * imports and exports dropped, and the rest put one after the other in a function of its own. No two may declare the
 * same name.
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

/** Node marks the function experimental and warns on the first call; the sandbox's log is not the place for that. */
function stripTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function lazily(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
