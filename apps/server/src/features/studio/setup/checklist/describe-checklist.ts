import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
  type SettingKey,
} from '@rostra/contract';
import { claimInstallation, findInstallation } from '../../../../db/installation.ts';
import { hasOwnText } from '../../../content/index.ts';
import { hasColleagues } from '../../../staff/index.ts';
import type { StudioContext } from '../../context.ts';

const HIDDEN = 'checklist_hidden';

/** What makes the site the organisation's own, and what of it is done. */
export async function describeChecklist(context: StudioContext): Promise<Checklist> {
  const { queries } = context.content.db;
  const [isHidden, hasText, isTeam] = await Promise.all([
    findInstallation(queries, HIDDEN),
    hasOwnText(queries, context.content.store.now()),
    hasColleagues(queries),
  ]);
  const { settings, published } = context.site;
  const { values } = settings;
  const isChosen = (key: SettingKey) => settings.isStored(key) || settings.fixedBy(key) !== null;
  const hasLegal = (area: 'privacy' | 'terms') =>
    published.has(area) || values[`${area}Url`] !== '';
  const done: Record<ChecklistItem, boolean | undefined> = {
    logo: values.logo !== null,
    menu: isChosen('navigation') || isChosen('footer'),
    legal: hasLegal('privacy') && hasLegal('terms'),
    firstText: hasText,
    sender: context.delivery === 'sent' && isChosen('contactEmail'),
    // An organisation that sells nothing has nothing to connect.
    payments: context.payments === 'off' ? undefined : context.payments === 'stripe',
    colleagues: isTeam,
  };
  const items = checklistItems.flatMap((name) => {
    const isDone = done[name];
    return isDone === undefined ? [] : [{ name, isDone }];
  });
  return { isHidden: isHidden !== undefined || items.every(({ isDone }) => isDone), items };
}

export async function hideChecklist({ content }: StudioContext): Promise<void> {
  await claimInstallation(content.db.queries, HIDDEN, content.store.now());
}
