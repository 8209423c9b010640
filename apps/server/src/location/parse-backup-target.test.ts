import { expect, it } from 'vitest';
import { parseBackupTarget } from './parse-backup-target.ts';

it('reads a folder', () => {
  expect(parseBackupTarget('/mnt/backups')).toEqual({ kind: 'folder', folder: '/mnt/backups' });
});

it('reads a bucket with its keys, folder and region', () => {
  const url = 'https://KEY:a%2Fb%2Bc@s3.example.org:9000/copies/site%20one/daily?region=eu-west-1';
  expect(parseBackupTarget(url)).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.example.org:9000',
    bucket: 'copies',
    prefix: 'site one/daily/',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
  expect(parseBackupTarget('http://id:key@localhost/copies')).toMatchObject({
    prefix: '',
    region: undefined,
  });
});

it.each([
  'https://s3.example.org/copies',
  'https://id:key@s3.example.org',
  'https://',
  'https://id:%zz@host/copies',
])('refuses %s', (url) => expect(parseBackupTarget(url)).toBeUndefined());
