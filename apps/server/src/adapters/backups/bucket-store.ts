import { open, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { BackupTarget } from '../../location/parse-backup-target.ts';
import type { BackupStore } from './backup-store.ts';
import { completeUploadXml, readListing, readUploadId } from './s3-documents.ts';

type Bucket = Extract<BackupTarget, { kind: 'bucket' }>;

const TIMEOUT_MS = 5 * 60_000;
/** S3 allows at most 10,000 parts of at least 5 MB. One part at a time is in memory. */
const PART_BYTES = 8 * 2 ** 20;
const MAX_PARTS = 10_000;

/** A folder of a bucket. Files are uploaded in parts, so their size is not limited by memory or by one request. */
export function bucketStore(
  { endpoint, bucket, prefix, region = 'us-east-1', ...keys }: Bucket,
  minPartBytes = PART_BYTES,
): BackupStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const base = `${endpoint}/${encodeURIComponent(bucket)}`;
  const urlOf = (name: string) =>
    `${base}/${[...prefix.split('/').filter(Boolean), name].map(encodeURIComponent).join('/')}`;

  async function ask(
    verb: string,
    method: string,
    url: string,
    body?: Uint8Array<ArrayBuffer> | string,
  ): Promise<Response> {
    const response = await client.fetch(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`The bucket ${bucket} could not ${verb}: status ${response.status}`);
  }

  async function uploadParts(file: string, url: string, uploadId: string): Promise<string[]> {
    const tags: string[] = [];
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const partBytes = Math.max(minPartBytes, Math.ceil(size / MAX_PARTS));
      const buffer = new Uint8Array(partBytes);
      for (;;) {
        const { bytesRead } = await handle.read(buffer, 0, partBytes);
        if (bytesRead === 0 && tags.length > 0) return tags;
        const query = new URLSearchParams({ partNumber: String(tags.length + 1), uploadId });
        const part = buffer.subarray(0, bytesRead);
        const response = await ask('store a part', 'PUT', `${url}?${query}`, part);
        await response.body?.cancel();
        const tag = response.headers.get('etag');
        if (!tag) throw new Error(`The bucket ${bucket} did not confirm a part`);
        tags.push(tag);
      }
    } finally {
      await handle.close();
    }
  }

  return {
    description: `the bucket ${bucket}`,
    async put(file) {
      const url = urlOf(basename(file));
      const started = await ask('start an upload', 'POST', `${url}?uploads=`);
      const uploadId = readUploadId(await started.text());
      const upload = `${url}?${new URLSearchParams({ uploadId })}`;
      try {
        const tags = await uploadParts(file, url, uploadId);
        await ask('complete an upload', 'POST', upload, completeUploadXml(tags));
      } catch (error) {
        // Otherwise the bucket keeps the parts, and charges for them.
        await ask('cancel an upload', 'DELETE', upload).catch(() => {});
        throw error;
      }
      await rm(file);
    },
    async list() {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const page = readListing(await (await ask('list', 'GET', `${base}?${query}`)).text());
        names.push(...page.keys.map((key) => key.slice(prefix.length)));
        token = page.nextToken;
      } while (token);
      return names;
    },
    async remove(name) {
      const response = await ask('remove', 'DELETE', urlOf(name));
      await response.body?.cancel();
    },
  };
}
