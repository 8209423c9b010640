export { type MadeEditor, makeEditor } from './make-editor.ts';
export { deleteExpiredResetCodes } from './reset-codes.repo.ts';
export { passwordRecoveryRoutes } from './routes.ts';
