import {
  addPledge as addCall,
  correctPledge as correctCall,
  listManagedPledges,
  readManagedPledge,
  addPledgeUpdate as updateCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { type ContentService, writerOf } from '../content/index.ts';
import { addPledge } from './manage/add-pledge.ts';
import { addUpdate } from './manage/add-update.ts';
import { correctPledge } from './manage/correct-pledge.ts';
import { listLastChangedFirst } from './read/list-pledges.ts';
import { readForStaff } from './read/read-for-staff.ts';

/** Each change returns the pledge as it is now. */
export function pledgeStudioRoutes(app: FastifyInstance, content: ContentService): void {
  const { store } = content;
  contractRoute(app, listManagedPledges, {
    handle: async () => ({ data: await listLastChangedFirst(store) }),
  });
  contractRoute(app, readManagedPledge, { handle: ({ params }) => readForStaff(store, params.id) });
  contractRoute(app, addCall, {
    handle: async ({ body, request }) => {
      await addPledge(content, writerOf(request), body);
      return readForStaff(store, body.key);
    },
  });
  contractRoute(app, updateCall, {
    handle: async ({ params, body, request }) => {
      await addUpdate(content, writerOf(request), { ...params, ...body });
      return readForStaff(store, params.id);
    },
  });
  contractRoute(app, correctCall, {
    handle: async ({ params, body, request }) => {
      await correctPledge(content, writerOf(request), { ...params, ...body });
      return readForStaff(store, params.id);
    },
  });
}
