export { checkMirror } from './check-mirror.ts';
export { mirrorFeature } from './feature.ts';
export { findOtherEditor } from './find-other-editor.ts';
