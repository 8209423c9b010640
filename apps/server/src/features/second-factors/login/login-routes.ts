import {
  completeLogin,
  getPasskeyLoginOptions,
  getSecondFactorOptions,
  logInWithPasskey as logInWithPasskeyCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { SecondFactorContext } from '../context.ts';
import { completePendingLogin, createPendingLoginOptions } from './complete-pending-login.ts';
import { createPasskeyLoginOptions, logInWithPasskey } from './log-in-with-passkey.ts';

const publicCall = { allowsStaleToken: true, limit: { max: 60, timeWindow: '1 minute' } };

export function loginRoutes(app: FastifyInstance, context: SecondFactorContext): void {
  contractRoute(app, completeLogin, {
    ...publicCall,
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await completePendingLogin(
        context,
        body,
        request.clientInfo(),
      );
      reply.rememberDevice(deviceId);
      return response;
    },
  });

  contractRoute(app, getSecondFactorOptions, {
    ...publicCall,
    handle: ({ body }) => createPendingLoginOptions(context, body.token),
  });

  contractRoute(app, getPasskeyLoginOptions, {
    ...publicCall,
    handle: () => createPasskeyLoginOptions(context),
  });

  contractRoute(app, logInWithPasskeyCall, {
    ...publicCall,
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await logInWithPasskey(
        context,
        body.response,
        request.clientInfo(),
      );
      reply.rememberDevice(deviceId);
      return response;
    },
  });
}
