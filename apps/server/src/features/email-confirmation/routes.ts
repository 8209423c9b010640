import {
  confirmAddress as confirmAddressCall,
  OK,
  releaseAddress as releaseAddressCall,
  sendConfirmation as sendConfirmationCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { LoginContext } from '../sessions/index.ts';
import { confirmAddress } from './confirm-address.ts';
import { releaseAddress } from './release-address.ts';
import { sendConfirmation } from './send-confirmation.ts';

const limit = { max: 30, timeWindow: '10 minutes' };

export function emailConfirmationRoutes(app: FastifyInstance, context: LoginContext): void {
  contractRoute(app, confirmAddressCall, {
    allowsStaleToken: true,
    limit,
    handle: async ({ body, request }) => ({
      email: await confirmAddress(context, body.code, request.clientInfo()),
    }),
  });

  contractRoute(app, releaseAddressCall, {
    allowsStaleToken: true,
    limit,
    handle: async ({ body }) => {
      await releaseAddress(context, body.code);
      return OK;
    },
  });

  contractRoute(app, sendConfirmationCall, {
    limit,
    handle: async ({ request }) => {
      await sendConfirmation(context, memberOf(request.caller));
      return OK;
    },
  });
}
