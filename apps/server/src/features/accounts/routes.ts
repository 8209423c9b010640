import {
  cancelDeletion,
  changePassword,
  deleteMe,
  downloadMyData,
  getDeletionNotice,
  listSecurityEvents,
  OK,
  register,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { requestLanguage } from '../../http/requests/request-language.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AccountContext } from './context.ts';
import { changeOwnPassword } from './credentials/change-own-password.ts';
import { cancelDeletionByCode } from './deletion/cancel-deletion.ts';
import { describeDeletion } from './deletion/describe-deletion.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { exportOwnData } from './own-data/export-own-data.ts';
import { registerMember } from './registration/register-member.ts';
import { listOwnSecurityEvents } from './security-events/list-security-events.ts';
import { translateDevice } from './users/device-label.ts';

export function accountRoutes(
  app: FastifyInstance,
  context: AccountContext,
  sessions: AccountSessions,
): void {
  contractRoute(app, register, {
    allowsStaleToken: true,
    limit: { max: 60, timeWindow: '10 minutes' },
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await registerMember(
        context,
        sessions,
        { ...body, language: requestLanguage(request, context.site.languages) },
        request.clientInfo(),
      );
      reply.rememberDevice(deviceId);
      return response;
    },
  });

  contractRoute(app, changePassword, {
    limit: { max: 30, timeWindow: '1 minute' },
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await changeOwnPassword(
        context,
        sessions,
        memberOf(request.caller),
        body,
        request.clientInfo(),
      );
      reply.rememberDevice(deviceId);
      return response;
    },
  });

  contractRoute(app, downloadMyData, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: ({ request, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return exportOwnData(context, sessions, memberOf(request.caller));
    },
  });

  contractRoute(app, getDeletionNotice, {
    handle: ({ request }) => {
      const { languages } = context.site;
      const messages = languages.messagesOf(requestLanguage(request, languages));
      return describeDeletion(context, memberOf(request.caller), messages);
    },
  });

  contractRoute(app, deleteMe, {
    limit: { max: 20, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => {
      await requestDeletion(
        context,
        sessions,
        memberOf(request.caller),
        body.password,
        request.clientInfo(),
      );
      return OK;
    },
  });

  contractRoute(app, listSecurityEvents, {
    handle: async ({ request }) => {
      const { languages } = context.site;
      const messages = languages.messagesOf(requestLanguage(request, languages));
      const events = await listOwnSecurityEvents(context, memberOf(request.caller).userId);
      return events.map((event) => ({
        ...event,
        device: event.device && translateDevice(event.device, messages),
      }));
    },
  });

  contractRoute(app, cancelDeletion, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body }) => {
      await cancelDeletionByCode(context, body.code);
      return OK;
    },
  });
}
