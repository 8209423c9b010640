import { z } from '../../zod.ts';

/** What a browser and an authenticator exchange, in the JSON form of the WebAuthn standard. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

const userVerification = z.enum(['required', 'preferred', 'discouraged']);

export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification,
  }),
  attestation: z.literal('none'),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification,
});

export type RequestOptions = z.infer<typeof requestOptionsSchema>;

const credential = {
  id: bytes(2048),
  rawId: bytes(2048),
  type: z.literal('public-key'),
};

export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;

export const authenticationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: bytes(256).nullish(),
  }),
});

export type AuthenticationResponse = z.infer<typeof authenticationResponseSchema>;
