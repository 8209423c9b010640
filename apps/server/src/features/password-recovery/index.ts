export { type MadeEditor, makeEditor } from './make-editor.ts';
export { passwordRecoveryRoutes } from './routes.ts';
