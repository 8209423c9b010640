/** Sorts by time. The ending says what is needed to open it. */
export function backupName(now: Date, passphrase: string | undefined): string {
  const [date = '', time = ''] = now.toISOString().split(/[T.]/);
  const ending = passphrase ? '.tar.gz.age' : '.tar.gz';
  return `rostra-${date}-${time.replaceAll(':', '')}${ending}`;
}
