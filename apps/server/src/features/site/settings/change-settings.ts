import { isDeepStrictEqual } from 'node:util';
import { type SettingChanges, type SettingKey, settingKeys } from '@rostra/contract';
import type { CacheTag } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import type { SettingsContext } from './context.ts';
import { loadSettings } from './load-settings.ts';
import { findSettings, putSetting } from './settings.repo.ts';

/**
 * Stores what differs from the current settings, and defaults that are chosen. Sending a change again changes nothing. A change
 * that is based on an older version is refused, together with all others of the call.
 */
export async function changeSettings(
  context: SettingsContext,
  actor: Actor,
  changes: SettingChanges,
): Promise<void> {
  // Another process may have changed them in the last second.
  await loadSettings(context);
  const changed = settingKeys.filter((key) => isChanged(context, key, changes));
  if (changed.length === 0) return;
  for (const key of changed) checkNotFixed(context, key);
  try {
    await context.db.transaction((tx) => store(tx, context, actor, { changes, changed }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The same change may have been sent twice, and stored by the other request.
    await loadSettings(context);
    if (settingKeys.some((key) => isChanged(context, key, changes))) throw error;
    return;
  }
  await loadSettings(context);
  const areaTags: CacheTag[] = changed.includes('policyAreas') ? ['policies', 'redirects'] : [];
  context.changed(['site', 'settings', ...areaTags]);
}

function isChanged(
  { site: { settings } }: SettingsContext,
  key: SettingKey,
  changes: SettingChanges,
) {
  const change = changes[key];
  if (!change) return false;
  const isSame = isDeepStrictEqual(change.value, settings.values[key]);
  return !isSame || (settings.fixedBy(key) === null && !settings.isStored(key));
}

function checkNotFixed({ site }: SettingsContext, key: SettingKey): void {
  const variable = site.settings.fixedBy(key);
  if (!variable) return;
  throw new AppError('conflict', messageReference('studio-server', 'settingFixed', { variable }));
}

async function store(
  tx: Queries,
  { now, site, changeAreas }: SettingsContext,
  actor: Actor,
  { changes, changed }: { changes: SettingChanges; changed: readonly SettingKey[] },
): Promise<void> {
  const at = now().toISOString();
  const before = new Map((await findSettings(tx)).map((setting) => [setting.key, setting]));
  for (const key of changed) {
    const change = changes[key];
    const version = before.get(key)?.version ?? 0;
    if (!change) continue;
    const isStored =
      change.version === version &&
      (await putSetting(tx, {
        key,
        value: change.value,
        version: version + 1,
        updatedAt: at,
        updatedBy: actor.kind === 'user' ? actor.userId : null,
      }));
    if (!isStored) throw outdated(key);
  }
  if (changes.policyAreas && changed.includes('policyAreas')) {
    const { policyAreas: before } = site.settings.values;
    await changeAreas(tx, { before, after: changes.policyAreas.value, at });
  }
  const valuesOf = (find: (key: SettingKey) => unknown) =>
    Object.fromEntries(changed.map((key) => [key, plain(find(key))]));
  await recordAction(tx, {
    actor,
    at,
    action: 'settings.change',
    target: { kind: 'settings', id: changed.join(',') },
    before: valuesOf((key) => site.settings.values[key]),
    after: valuesOf((key) => changes[key]?.value),
  });
}

/** The audit log shows texts, so a value with parts becomes one. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value).map(plain).join(', ') : value;

const outdated = (key: SettingKey) =>
  new AppError('edit_conflict', messageReference('studio-server', 'settingsConflict'), { key });
