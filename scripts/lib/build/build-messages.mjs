import { fingerprint, runIfChanged } from '../fingerprint.mjs';
import { runBuildStep } from './run-build-step.mjs';

const COMPILER = 'scripts/lib/build/compile-messages.mjs';

/** Compiles the messages of every language, which both apps are built from, if they have changed. */
export async function buildMessages() {
  const current = fingerprint(['packages/messages', COMPILER]);
  await runIfChanged('packages/messages/build/.compiled', [current], () =>
    runBuildStep('messages', [COMPILER]),
  );
}
