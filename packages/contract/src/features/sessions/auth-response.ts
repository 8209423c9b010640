import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';

export const authResponseSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});

export type AuthResponse = z.infer<typeof authResponseSchema>;

/** What counts as a second factor. Recovery codes only replace a lost one. */
export const factorKinds = ['totp', 'passkey'] as const;

export type FactorKind = (typeof factorKinds)[number];

export const factorMethods = [...factorKinds, 'recovery-code'] as const;

export type FactorMethod = (typeof factorMethods)[number];

/** The password was right, but there is no session until a second factor is given with this token. */
const pendingLoginSchema = z.object({
  secondFactor: z.object({
    token: z.string(),
    methods: z.array(z.enum(factorMethods)),
    expiresAt: z.string(),
  }),
});

export type PendingLogin = z.infer<typeof pendingLoginSchema>;

export const logInResponseSchema = z.union([authResponseSchema, pendingLoginSchema]);

export type LogInResponse = z.infer<typeof logInResponseSchema>;
