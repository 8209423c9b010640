/** How the browser reaches the authenticator ("usb", "internal"): an optional hint. */
export const writeTransports = (transports: readonly string[] | undefined) =>
  JSON.stringify(transports ?? []);

export const readTransports = (json: string) => JSON.parse(json) as string[];
