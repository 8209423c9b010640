import { serverReplyOf } from '../../../mail/index.ts';

/** What a mail server said, without links and codes, which may be from the mail. */
export const shortReply = (reply: string): string | null => serverReplyOf({ response: reply });
