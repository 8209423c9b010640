import { type Plan, plans, type TextAccess } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { isBuiltInPlan } from '@rostra/contract/plans';
import type { LocalSite, Site } from '../../../languages/site.ts';
import { plansIncludedIn } from '../../content/index.ts';
import type { MailingReader } from './mailing-text.ts';

/** What stands in the place of a text that the reader may not see, or of the rest of it. */
export interface Gate {
  readonly title: string;
  readonly requirement: string;
  readonly action: { readonly label: string; readonly url: string };
  /** For somebody who gets the mailing at an address that is not the one of their account. */
  readonly logIn: { readonly label: string; readonly url: string } | null;
}

export const mayRead = (access: TextAccess, reader: MailingReader): boolean =>
  access === 'everyone' || plansIncludedIn(reader).includes(access);

interface GateOptions {
  readonly site: Site;
  readonly local: LocalSite;
  readonly access: TextAccess;
  readonly reader: MailingReader;
  readonly hasBeginning: boolean;
  readonly path: string;
}

export function gateOf({ site, local, access, reader, hasBeginning, path }: GateOptions): Gate {
  const t = local.messages.of('mailing-server');
  const isVisitor = reader === 'visitor';
  const title = isVisitor
    ? t(hasBeginning ? 'restForMembers' : 'forMembers')
    : t(hasBeginning ? 'restNotIncluded' : 'notIncluded');
  const to = pathTo(isVisitor ? pages.register : pages.subscription);
  return {
    title,
    requirement: requirementOf(access, { site, local }),
    action: { label: t(isVisitor ? 'join' : 'seePlans'), url: local.url + to },
    logIn: isVisitor ? { label: t('readAsMember'), url: local.url + path } : null,
  };
}

function requirementOf(access: TextAccess, { site, local }: Pick<GateOptions, 'site' | 'local'>) {
  const t = local.messages.of('mailing-server');
  if (access === 'everyone' || access === 'account') return t('opensWithAccount');
  if (access === 'any') return t('opensWithPaidPlan');
  return t('opensWithPlan', { plan: smallestPlan(access, { site, local }) });
}

/** The name of the smallest plan on offer that includes this one. */
function smallestPlan(level: Plan, { site, local }: Pick<GateOptions, 'site' | 'local'>): string {
  const rank = (plan: Plan) => plans.indexOf(plan);
  const [plan] = site.plans.offered
    .filter((offered) => rank(offered.level) >= rank(level))
    .sort((a, b) => rank(a.level) - rank(b.level));
  if (plan?.name) return plan.name;
  const id = plan?.id ?? level;
  return local.messages.of('plans')(`name.${isBuiltInPlan(id) ? id : level}`);
}
