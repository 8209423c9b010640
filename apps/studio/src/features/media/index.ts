export { UploadDialog } from './uploads/upload-dialog.tsx';
