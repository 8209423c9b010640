import { getMailSamples as getCall, listMailKinds as listCall } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { renderSamples, type SampleContext } from './render-samples.ts';

export function sampleRoutes(app: FastifyInstance, context: SampleContext): void {
  contractRoute(app, listCall, {
    handle: async () => ({
      data: renderSamples(context).map(({ kind, wording }) => ({ kind, wording })),
    }),
  });

  contractRoute(app, getCall, {
    handle: async ({ params, query }) => {
      const samples = renderSamples(context, query.language);
      const found = samples.find(({ kind }) => kind === params.kind);
      if (!found) throw notFound();
      return { data: found.mails.map(({ subject, text, html }) => ({ subject, text, html })) };
    },
  });
}
