import { z } from '../../zod.ts';

const MAX_CHARACTERS = 10_000;

const field = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .max(max, `${label} must be at most ${max} characters`)
    .nullish();

/** The postal address of a member, as the profile form writes it. */
export const userDataSchema = z.object({
  address: field('Address', 200),
  city: field('City', 100),
  state: field('State', 100),
  zipCode: field('Zip code', 20),
  phoneNumber: field('Phone number', 40),
  country: field('Country', 100),
});

export type UserData = z.infer<typeof userDataSchema>;

/** The content of the metadata string. Other clients may store keys of their own in it. */
export const metadataContentSchema = z.looseObject({
  userData: z.looseObject(userDataSchema.shape, 'userData must be an object').optional(),
});

/** A JSON string that is validated and stored unchanged. */
export const metadataSchema = z
  .string('Metadata must be a JSON string')
  .max(MAX_CHARACTERS, `Metadata must be at most ${MAX_CHARACTERS} characters`)
  .superRefine((value, context) => {
    const content = metadataContentSchema.safeParse(parseJson(value));
    if (content.success && value.isWellFormed()) return;
    const fields = content.error?.issues.filter(({ path }) => path.length > 0) ?? [];
    const messages = fields.map(({ message }) => message);
    context.addIssue(messages.join(', ') || 'Metadata must be a JSON object');
  });

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Reads the postal address from a metadata string; empty if it contains none. */
export function readUserData(metadata: string | null): UserData {
  const content = metadataContentSchema.safeParse(parseJson(metadata ?? ''));
  return userDataSchema.parse(content.data?.userData ?? {});
}
