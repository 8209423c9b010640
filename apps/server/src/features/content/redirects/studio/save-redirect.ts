import { messageReference } from '@rostra/messages';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { AppError, notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { ContentService } from '../../content-service.ts';
import { resolveRedirect } from '../find-redirect-target.ts';
import { findRedirectRow } from '../redirects.repo.ts';
import { deleteMissingPage } from '../visits/visits.repo.ts';
import { checkRedirect, type RedirectInput } from './check-redirect.ts';
import { deleteRedirectRow, insertRedirect, updateRedirect } from './redirect-list.repo.ts';

export async function addRedirect(
  service: ContentService,
  actor: Actor,
  input: RedirectInput,
): Promise<void> {
  const { path, target } = await checkRedirect(service, input);
  const at = service.store.now();
  await service.db.transaction(async (tx) => {
    if (!(await insertRedirect(tx, { path, target, at }))) throw taken(path);
    await deleteMissingPage(tx, path);
    await recordAction(tx, {
      actor,
      at,
      action: 'redirect.create',
      target: { kind: 'redirects', id: path },
      after: { name: path, target },
    });
  });
  service.changed(['redirects']);
}

export async function editRedirect(
  service: ContentService,
  actor: Actor,
  { path: oldPath, version, ...input }: RedirectInput & { path: string; version: number },
): Promise<void> {
  const { path, target } = await checkRedirect(service, input);
  const at = service.store.now();
  const edit = service.db.transaction(async (tx) => {
    const before = await findRedirectRow(tx, oldPath);
    if (!before) throw notFound();
    if (path !== oldPath && (await findRedirectRow(tx, path))) throw taken(path);
    if (!(await updateRedirect(tx, { path: oldPath, version }, { path, target }))) throw outdated();
    await deleteMissingPage(tx, path);
    await recordAction(tx, {
      actor,
      at,
      action: 'redirect.change',
      target: { kind: 'redirects', id: path },
      before: { name: oldPath, target: before.target },
      after: { name: path, target },
    });
  });
  // Another change may have taken the path since it was free.
  await edit.catch((error) => {
    throw isUniqueViolation(error) ? taken(path) : error;
  });
  service.changed(['redirects']);
}

export async function removeRedirect(
  service: ContentService,
  actor: Actor,
  path: string,
): Promise<void> {
  const at = service.store.now();
  await service.db.transaction(async (tx) => {
    const before = await findRedirectRow(tx, path);
    if (!before) throw notFound();
    const led = await resolveRedirect(service, before);
    await deleteRedirectRow(tx, path);
    await recordAction(tx, {
      actor,
      at,
      action: 'redirect.delete',
      target: { kind: 'redirects', id: path },
      before: { name: path, target: led?.target ?? null },
    });
  });
  service.changed(['redirects']);
}

const taken = (path: string) =>
  new AppError('conflict', messageReference('content-server', 'redirect.taken', { path }));

const outdated = () =>
  new AppError('edit_conflict', messageReference('content-server', 'redirect.outdated'));
