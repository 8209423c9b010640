import type { SessionUser } from '../session/session.ts';

export const ada: SessionUser = {
  id: 1,
  documentId: 'ada',
  username: 'ada',
  email: 'ada@example.org',
  provider: 'local',
  confirmed: true,
  blocked: false,
  role: { type: 'member', name: 'Member' },
  factorDueAt: null,
  profile: { firstName: null, lastName: null, bio: null, organisation: null, avatar: null },
  language: null,
  stripeCustomerId: null,
  metadata: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  memberSince: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const grace: SessionUser = { ...ada, id: 2, username: 'grace' };
