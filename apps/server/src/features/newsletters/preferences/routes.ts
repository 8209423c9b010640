import {
  changePreferences as changeCall,
  changeSubscriberAddress,
  downloadSubscriberData,
  eraseSubscriberData,
  OK,
  readPreferences,
  sendFreshLink as sendLinkCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { NewslettersContext } from '../context.ts';
import { getFreshLink, getLink } from '../links/get-link.ts';
import { exportSubscriber } from '../subscribers/export-subscriber.ts';
import { changeAddress } from './change-address.ts';
import { changePreferences } from './change-preferences.ts';
import { describePreferences } from './describe-preferences.ts';
import { eraseData } from './erase-data.ts';
import { sendFreshLink } from './send-fresh-link.ts';

const limit = { max: 60, timeWindow: '10 minutes' };
const mailLimit = { max: 10, timeWindow: '10 minutes' };

/** Also while the feature is off: people must be able to leave, and to read and erase their data. */
export function preferencesRoutes(app: FastifyInstance, context: NewslettersContext): void {
  const { queries } = context.db;
  const allowsStaleToken = true;

  contractRoute(app, readPreferences, {
    allowsStaleToken,
    limit,
    handle: async ({ body }) => ({
      data: await describePreferences(context, queries, await getLink(context, queries, body.code)),
    }),
  });

  contractRoute(app, changeCall, {
    allowsStaleToken,
    limit,
    handle: async ({ body }) => ({ data: await changePreferences(context, body) }),
  });

  contractRoute(app, sendLinkCall, {
    allowsStaleToken,
    limit: mailLimit,
    handle: async ({ body }) => {
      await sendFreshLink(context, body.code);
      return OK;
    },
  });

  contractRoute(app, downloadSubscriberData, {
    allowsStaleToken,
    limit,
    handle: async ({ body }) => {
      const { subscriber } = await getFreshLink(context, queries, body.code);
      return exportSubscriber(queries, subscriber);
    },
  });

  contractRoute(app, eraseSubscriberData, {
    allowsStaleToken,
    limit,
    handle: async ({ body }) => {
      await eraseData(context, body.code);
      return OK;
    },
  });

  contractRoute(app, changeSubscriberAddress, {
    allowsStaleToken,
    limit: mailLimit,
    handle: async ({ body }) => {
      await changeAddress(context, body);
      return OK;
    },
  });
}
