import { resolveReference } from '@rostra/messages';
import { englishMessages } from '@rostra/messages/testing';
import { describe, expect, it } from 'vitest';
import { changePassword } from './change-password.ts';
import { emailSchema, newPasswordSchema, usernameSchema } from './credentials.ts';
import { registrationSchema } from './register.ts';

const english = englishMessages();

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => resolveReference(message, english));

describe('credentials', () => {
  it('counts visible characters of a password', () => {
    expect(newPasswordSchema.safeParse('🐎🔋📎🐎🔋📎🐎').success).toBe(false);
    expect(newPasswordSchema.safeParse('🐎🔋📎🐎🔋📎🐎🔋').success).toBe(true);
    expect(newPasswordSchema.safeParse('🐎'.repeat(128)).success).toBe(true);
    expect(newPasswordSchema.safeParse('🐎'.repeat(129)).success).toBe(false);
    expect(messageOf(newPasswordSchema.safeParse(''))).toEqual(['Password is required']);
  });

  it('normalises email addresses', () => {
    expect(emailSchema.parse('  Ada@Example.ORG ')).toBe('ada@example.org');
  });

  it.each(['ada', 'Ada.Lovelace-1', 'Łukasz', 'さくら花', 'ＡＤＡ'])(
    'accepts the username %j',
    (name) => {
      expect(usernameSchema.parse(name)).toBe(name.normalize('NFKC'));
    },
  );

  it.each(['_ada', 'a b c', 'ada@x', '<ada>', 'a\u200bda'])('rejects the username %j', (name) => {
    expect(usernameSchema.safeParse(name).success).toBe(false);
  });

  it('returns one message for each field', () => {
    const result = registrationSchema.safeParse({ username: '', email: '', password: '' });
    expect(messageOf(result)).toEqual([
      'Username is required',
      'Email is required',
      'Password is required',
    ]);
  });

  it('accepts both sets of field names for a password change', () => {
    const ours = {
      currentPassword: 'a',
      newPassword: 'new password',
      confirmPassword: 'new password',
    };
    const strapi = {
      currentPassword: 'a',
      password: 'new password',
      passwordConfirmation: 'new password',
    };
    expect(changePassword.body.parse(ours)).toEqual(ours);
    expect(changePassword.body.parse(strapi)).toEqual(ours);
  });
});
