import type { NewslettersContext } from '../context.ts';

const MAILS = { max: 3, windowMs: 24 * 60 * 60_000 };

/** Whether the address may still get one of the mails that anybody can ask for, which it counts. */
export async function countMail(
  { limits }: Pick<NewslettersContext, 'limits'>,
  email: string,
): Promise<boolean> {
  const { current } = await limits.countExactly(`mail about newsletters ${email}`, MAILS);
  return current <= MAILS.max;
}
