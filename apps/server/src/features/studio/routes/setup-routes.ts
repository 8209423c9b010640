import {
  finishSetup as finishCall,
  getStudioSetup as getCall,
  getChecklist as getChecklistCall,
  hideChecklist as hideChecklistCall,
  OK,
  removeStarterContent as removeCall,
  sendTestMail as sendCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { sendTestMail } from '../../mail/index.ts';
import { finishFirstSteps } from '../../staff/index.ts';
import type { StudioContext } from '../context.ts';
import { describeChecklist, hideChecklist } from '../setup/checklist/describe-checklist.ts';
import { describeSetup } from '../setup/describe-setup.ts';
import { removeStarterContent } from '../setup/remove-starter-content.ts';

const MAIL_LIMIT = { max: 10, timeWindow: '10 minutes' };

/** The first steps of a new owner. */
export function setupRoutes(app: FastifyInstance, context: StudioContext): void {
  const { content, mailer, site } = context;
  contractRoute(app, getCall, { handle: async () => ({ data: await describeSetup(context) }) });

  contractRoute(app, removeCall, {
    handle: async ({ request }) => ({
      data: await removeStarterContent(context, actorOf(request)),
    }),
  });

  contractRoute(app, sendCall, {
    limit: MAIL_LIMIT,
    handle: async ({ request }) => ({
      data: await sendTestMail({ now: content.clock, site, mailer }, memberOf(request.caller).user),
    }),
  });

  contractRoute(app, getChecklistCall, {
    handle: async () => ({ data: await describeChecklist(context) }),
  });

  contractRoute(app, hideChecklistCall, {
    handle: async () => {
      await hideChecklist(context);
      return OK;
    },
  });

  contractRoute(app, finishCall, {
    handle: async () => {
      await finishFirstSteps(content.db.queries);
      return OK;
    },
  });
}
