interface Listener {
  host: string;
  port: number;
}

/** The URL of the server for other processes on this machine. */
export function localUrl({ host, port }: Listener): string {
  const isAny = host === '::' || host === '0.0.0.0';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
