import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';

export const authResponseSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  user: userSchema,
});

export type AuthResponse = z.infer<typeof authResponseSchema>;
