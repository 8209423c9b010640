import { forgotPassword, OK, resetPassword as resetPasswordCall } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { LoginContext } from '../sessions/index.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

export function passwordRecoveryRoutes(app: FastifyInstance, context: LoginContext): void {
  contractRoute(app, forgotPassword, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body }) => {
      await requestReset(context, body.email);
      return OK;
    },
  });

  contractRoute(app, resetPasswordCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await resetPassword(context, body, request.clientInfo());
      if (deviceId) reply.rememberDevice(deviceId);
      return response;
    },
  });
}
