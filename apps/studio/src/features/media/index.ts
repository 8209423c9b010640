export { UploadDialog } from './upload/upload-dialog.tsx';
