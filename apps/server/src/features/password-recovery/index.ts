export { passwordRecoveryFeature } from './feature.ts';
export { type MadeEditor, makeEditor } from './make-editor.ts';
