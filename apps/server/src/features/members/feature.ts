import type { Feature } from '../../feature.ts';
import type { MembersContext } from './context.ts';
import { notesAccountHooks } from './details/member-note.ts';
import { memberRoutes } from './routes.ts';
import { segmentRoutes } from './segments/routes.ts';

export const membersFeature = (context: MembersContext): Feature => ({
  name: 'members',
  routes: (app) => {
    memberRoutes(app, context);
    segmentRoutes(app, context);
  },
  accountHooks: notesAccountHooks(context),
});
