import {
  changeEmail,
  confirmEmail as confirmEmailCall,
  OK,
  undoEmailChange as undoEmailChangeCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { type LoginContext, recordPasswordProof } from '../sessions/index.ts';
import { confirmEmail } from './confirm-email.ts';
import { requestEmailChange } from './request-email-change.ts';
import { undoEmailChange } from './undo-email-change.ts';

export function emailChangeRoutes(app: FastifyInstance, context: LoginContext): void {
  contractRoute(app, changeEmail, {
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => {
      const member = memberOf(request.caller);
      await requestEmailChange(context, member, body, request.clientInfo());
      await recordPasswordProof(context, member);
      return OK;
    },
  });

  contractRoute(app, confirmEmailCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => ({
      email: await confirmEmail(context, body.code, request.clientInfo()),
    }),
  });

  contractRoute(app, undoEmailChangeCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await undoEmailChange(context, body, request.clientInfo());
      if (deviceId) reply.rememberDevice(deviceId);
      return response;
    },
  });
}
