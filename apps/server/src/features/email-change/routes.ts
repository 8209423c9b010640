import { changeEmail, confirmEmail as confirmEmailCall, OK } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { AccountContext } from '../accounts/index.ts';
import { confirmEmail } from './confirm-email.ts';
import { requestEmailChange } from './request-email-change.ts';

export function emailChangeRoutes(app: FastifyInstance, context: AccountContext): void {
  contractRoute(app, changeEmail, {
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => {
      await requestEmailChange(context, memberOf(request.caller), body);
      return OK;
    },
  });

  contractRoute(app, confirmEmailCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body }) => ({ email: await confirmEmail(context, body.code) }),
  });
}
