/** Where scheduled backups are stored. */
export type BackupTarget =
  | { kind: 'folder'; folder: string }
  | {
      kind: 'bucket';
      /** The URL of the service, without the bucket. */
      endpoint: string;
      bucket: string;
      /** What the names of all objects begin with: empty, or a path that ends with a slash. */
      prefix: string;
      region: string | undefined;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** A folder, or `https://KEY:SECRET@host/bucket/prefix?region=…`. Undefined if a URL is incomplete. */
export function parseBackupTarget(text: string): BackupTarget | undefined {
  if (!/^https?:/i.test(text)) return { kind: 'folder', folder: text };
  try {
    return parseBucketUrl(new URL(text));
  } catch {
    return undefined;
  }
}

function parseBucketUrl(url: URL): BackupTarget | undefined {
  const { username, password, protocol, host, pathname, searchParams } = url;
  const [bucket, ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (!username || !password || !bucket) return undefined;
  return {
    kind: 'bucket',
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? undefined,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
