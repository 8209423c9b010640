const DAY_MS = 24 * 60 * 60_000;

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export interface SecurityTxtOptions {
  siteUrl: string;
  /** An email address or a URL. */
  contact: string;
  /** In which the organisation can read reports. */
  languages: readonly string[];
  now: Date;
}

/** Where to report a vulnerability, for `/.well-known/security.txt`. The same text for a whole day. */
export function writeSecurityTxt({ siteUrl, contact, languages, now }: SecurityTxtOptions): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
