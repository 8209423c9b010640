import {
  addPasskey as addPasskeyCall,
  confirmTotp as confirmTotpCall,
  getPasskeyCreationOptions,
  getProofOptions,
  getSecondFactors,
  OK,
  removePasskey as removePasskeyCall,
  removeTotp as removeTotpCall,
  renamePasskey as renamePasskeyCall,
  replaceRecoveryCodes as replaceRecoveryCodesCall,
  startTotp as startTotpCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { SecondFactorContext } from './context.ts';
import { describeFactors } from './describe-factors.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { createCreationOptions } from './passkeys/create-creation-options.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { createProofOptions } from './proof/check-factor-proof.ts';
import { replaceRecoveryCodes } from './recovery/replace-recovery-codes.ts';
import { confirmTotp } from './totp/confirm-totp.ts';
import { removeTotp } from './totp/remove-totp.ts';
import { startTotp } from './totp/start-totp.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function secondFactorRoutes(app: FastifyInstance, context: SecondFactorContext): void {
  contractRoute(app, getSecondFactors, {
    handle: ({ request }) => describeFactors(context, memberOf(request.caller).userId),
  });

  contractRoute(app, startTotpCall, {
    limit,
    handle: ({ request }) => startTotp(context, memberOf(request.caller)),
  });

  contractRoute(app, confirmTotpCall, {
    limit,
    handle: async ({ body, request }) => {
      const member = memberOf(request.caller);
      const client = request.clientInfo();
      return { recoveryCodes: await confirmTotp(context, member, body.code, client) };
    },
  });

  contractRoute(app, removeTotpCall, {
    limit,
    handle: async ({ request }) => {
      await removeTotp(context, memberOf(request.caller), request.clientInfo());
      return OK;
    },
  });

  contractRoute(app, getPasskeyCreationOptions, {
    limit,
    handle: ({ request }) => createCreationOptions(context, memberOf(request.caller)),
  });

  contractRoute(app, addPasskeyCall, {
    limit,
    handle: ({ body, request }) =>
      addPasskey(context, memberOf(request.caller), body.response, request.clientInfo()),
  });

  contractRoute(app, renamePasskeyCall, {
    limit,
    handle: ({ body, params, request }) =>
      renamePasskey(context, memberOf(request.caller), { id: params.id, name: body.name }),
  });

  contractRoute(app, removePasskeyCall, {
    limit,
    handle: async ({ params, request }) => {
      await removePasskey(context, memberOf(request.caller), params.id, request.clientInfo());
      return OK;
    },
  });

  contractRoute(app, getProofOptions, {
    limit,
    handle: ({ request }) => createProofOptions(context, memberOf(request.caller)),
  });

  contractRoute(app, replaceRecoveryCodesCall, {
    limit,
    handle: async ({ request }) => {
      const member = memberOf(request.caller);
      return { recoveryCodes: await replaceRecoveryCodes(context, member, request.clientInfo()) };
    },
  });
}
