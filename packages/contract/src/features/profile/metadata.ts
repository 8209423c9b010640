import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

const MAX_CHARACTERS = 10_000;

type AddressField = 'address' | 'city' | 'state' | 'zipCode' | 'phoneNumber' | 'country';

const text = (field: AddressField, maximum: number) =>
  z
    .string(messageReference('profile', 'rule.text', { field }))
    .max(maximum, messageReference('profile', 'rule.tooLong', { field, maximum }))
    .nullish();

/** The postal address of a member, as the profile form writes it. */
export const userDataSchema = z.object({
  address: text('address', 200),
  city: text('city', 100),
  state: text('state', 100),
  zipCode: text('zipCode', 20),
  phoneNumber: text('phoneNumber', 40),
  country: text('country', 100),
});

export type UserData = z.infer<typeof userDataSchema>;

/** The content of the metadata string. Other clients may store keys of their own in it. */
const metadataContentSchema = z.looseObject({
  userData: z
    .looseObject(userDataSchema.shape, messageReference('profile-server', 'userDataObject'))
    .optional(),
});

/** A JSON string that is validated and stored unchanged. */
export const metadataSchema = z
  .string(messageReference('profile-server', 'metadataString'))
  .max(
    MAX_CHARACTERS,
    messageReference('profile-server', 'metadataTooLong', { maximum: MAX_CHARACTERS }),
  )
  .superRefine((value, context) => {
    const content = metadataContentSchema.safeParse(parseJson(value));
    if (content.success && value.isWellFormed()) return;
    const fields = content.error?.issues.filter(({ path }) => path.length > 0) ?? [];
    for (const { message } of fields) context.addIssue(message);
    if (fields.length === 0) context.addIssue(messageReference('profile-server', 'metadataObject'));
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
