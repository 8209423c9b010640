import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { memberAreaAccountHooks } from './account-hooks.ts';
import { memberAreaRoutes } from './routes.ts';

export const memberAreaFeature = (content: ContentService): Feature => ({
  name: 'member-area',
  isEnabled: content.settings.hasMemberContent,
  routes: (app) => memberAreaRoutes(app, content),
  accountHooks: memberAreaAccountHooks(content.db),
});
