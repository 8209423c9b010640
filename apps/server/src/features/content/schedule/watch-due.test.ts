import { expect, it, vi } from 'vitest';
import { openContentApp } from '../testing/content-app.ts';
import { watchDue } from './watch-due.ts';

it('has let go of the database when it has stopped, even if told so at once', async () => {
  const content = await openContentApp();
  const onError = vi.fn();
  const watch = watchDue(content.service, onError);
  await watch.stop();
  await content.close();
  expect(onError).not.toHaveBeenCalled();
});
