import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { listPledgeAddresses } from './read/list-pledge-addresses.ts';
import { pledgeRoutes } from './routes.ts';
import { starterPledgesWorker } from './starter/add-starter-pledges.ts';
import { pledgeStudioRoutes } from './studio-routes.ts';

export function pledgesFeature(content: ContentService): Feature {
  content.listInSitemap((language) => listPledgeAddresses(content, language));
  return {
    name: 'pledges',
    routes: (app) => {
      pledgeRoutes(app, content);
      pledgeStudioRoutes(app, content);
    },
    workers: [starterPledgesWorker(content)],
  };
}
