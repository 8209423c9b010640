import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFreeDiskSpace } from './free-disk-space.ts';

it('rejects when the disk is nearly full', async () => {
  await expect(checkFreeDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow('is full');
  await checkFreeDiskSpace(tmpdir(), 0);
});

it('ignores a folder that does not exist', async () => {
  await checkFreeDiskSpace(join(tmpdir(), 'rostra-no-such-folder'), Number.MAX_SAFE_INTEGER);
});
