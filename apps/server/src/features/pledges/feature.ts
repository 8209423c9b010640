import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { pledgeRoutes } from './routes.ts';
import { starterPledgesJob } from './starter/add-starter-pledges.ts';
import { pledgeStudioRoutes } from './studio-routes.ts';

export const pledgesFeature = (content: ContentService): Feature => ({
  name: 'pledges',
  routes: (app) => {
    pledgeRoutes(app, content);
    pledgeStudioRoutes(app, content);
  },
  jobs: [starterPledgesJob(content)],
});
