import { previewPlan } from '../../lifecycles/portal/change-plan.ts';
import { runPortalAction } from '../../lifecycles/portal/portal-actions.ts';
import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { nowFor } from '../../store/now.ts';
import type { PortalSessionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { languageOfCustomer, type PayerLanguage } from '../../texts/payer-language.ts';
import { ApiError } from '../../wire/errors.ts';
import { html, redirect, sendHtml } from '../shell/html.ts';
import { page } from '../shell/layout.ts';
import type { PageRoute, Visit } from '../shell/router.ts';
import { addCardView, homeView } from './portal-views.ts';
import { previewView } from './subscription-view.ts';

/** The customer portal: cards, plan change with preview, cancel and resume, invoices. */
export function portalPageRoutes(sandbox: Sandbox): PageRoute[] {
  const pattern = /^\/portal\/(?<id>\w+)\/\w+$/;
  return [
    {
      method: 'GET',
      pattern,
      serve: (visit, { id = '' }) =>
        withSession(sandbox, visit, id, (session) => {
          const language = languageOf(sandbox, session);
          const view = sandbox.read((work) =>
            choose(work, session, language, visit.url.searchParams),
          );
          sendHtml(visit.response, page(language.texts.subscription, view, { language }));
        }),
    },
    {
      method: 'POST',
      pattern,
      serve: (visit, { id = '' }) =>
        withSession(sandbox, visit, id, (session) => {
          const form = new URLSearchParams(visit.body);
          const next = attempt(() => sandbox.write((work) => runPortalAction(work, session, form)));
          redirect(visit.response, next === '' ? '?' : next);
        }),
    },
  ];
}

/** The session's language, otherwise the one that the customer prefers. */
const languageOf = (sandbox: Sandbox, { customer, locale }: PortalSessionRow) =>
  languageOfCustomer(
    sandbox.read((work) => work.find('customer', customer)),
    locale,
  );

function choose(
  work: Work,
  session: PortalSessionRow,
  language: PayerLanguage,
  query: URLSearchParams,
) {
  const setup = work.find('setup_intent', query.get('setup') ?? '');
  if (setup?.customer === session.customer && setup.status === 'requires_payment_method') {
    return addCardView(work, language, setup.client_secret);
  }
  if (!query.has('price')) return homeView(work, session, language, query.get('problem'));
  const date = nowFor(work, session.customer);
  try {
    return previewView(work, query, previewPlan(work, session, query, date), { date, language });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return homeView(work, session, language, error.message);
  }
}

function withSession(
  sandbox: Sandbox,
  { url, response }: Visit,
  id: string,
  serve: (session: PortalSessionRow) => void,
): void {
  sandbox.catchUp();
  const session = sandbox.read((work) => work.find('portal_session', id));
  if (session?.url.endsWith(url.pathname)) serve(session);
  else sendHtml(response, page('Not found', html`<h1>This link has expired</h1>`), 404);
}

function attempt(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `?problem=${encodeURIComponent(error.message)}`;
  }
}
