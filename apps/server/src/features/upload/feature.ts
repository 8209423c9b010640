import type { Feature } from '../../feature.ts';
import { uploadRoutes } from './routes.ts';
import type { UploadContext } from './upload-for.ts';

export const uploadFeature = (context: UploadContext): Feature => ({
  name: 'upload',
  routes: (app) => uploadRoutes(app, context),
});
