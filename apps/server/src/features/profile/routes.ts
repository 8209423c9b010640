import { getMe, getUser, patchUser, updateMe, updateUser } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { describeUser } from '../accounts/index.ts';
import type { ProfileContext } from './context.ts';
import { getVisibleUser, readUserId } from './get-user.ts';
import { assertOwnId, updateOwnUser } from './update-own-user.ts';

export function profileRoutes(app: FastifyInstance, context: ProfileContext): void {
  contractRoute(app, getMe, {
    handle: ({ request }) => describeUser(context, memberOf(request.caller).user),
  });

  contractRoute(app, getUser, {
    handle: ({ params, request }) =>
      getVisibleUser(context, memberOf(request.caller), readUserId(params.id)),
  });

  contractRoute(app, updateMe, {
    handle: ({ body, request }) => updateOwnUser(context, memberOf(request.caller), body),
  });

  for (const call of [updateUser, patchUser]) {
    contractRoute(app, call, {
      handle: ({ params, body, request }) => {
        const member = memberOf(request.caller);
        assertOwnId(member, readUserId(params.id));
        return updateOwnUser(context, member, body);
      },
    });
  }
}
