import type { AuthResponse, Plan, RequiredPlan } from '@rostra/contract';
import { type AccountsApp, openAccountsApp } from './test-accounts.ts';
import type { TestAppOptions } from './test-app.ts';

export interface NewContent {
  title: string;
  slug?: string;
  body?: string;
  excerpt?: string;
  requiredPlan?: RequiredPlan;
  publishedAt?: string;
  [key: string]: unknown;
}

export interface MemberArea extends AccountsApp {
  /** Registers a member with this plan, or without one. */
  joinWith(username: string, plan?: Plan): Promise<AuthResponse>;
  /** Changes the member's plan; null for none. */
  setPlan(member: AuthResponse, plan: Plan | null): void;
  joinEditor(): Promise<AuthResponse>;
  /** Publishes a member content like an editor. */
  publish(editor: AuthResponse, data: NewContent): Promise<{ documentId: string; slug: string }>;
}

/** The whole server, with plans that the test sets. */
export async function openMemberArea(options: TestAppOptions = {}): Promise<MemberArea> {
  const plans = new Map<number, Plan>();
  const accounts = await openAccountsApp({
    entitlementOf: async (userId) => plans.get(userId) ?? null,
    ...options,
  });
  const setPlan = ({ user }: AuthResponse, plan: Plan | null) => {
    if (plan) plans.set(user.id, plan);
    else plans.delete(user.id);
  };
  return {
    ...accounts,
    setPlan,
    joinWith: async (username, plan) => {
      const member = await accounts.join(username);
      setPlan(member, plan ?? null);
      return member;
    },
    joinEditor: async () => {
      const editor = await accounts.join('edith');
      await accounts.deps.db.queries
        .updateTable('users')
        .set({ role: 'editor' })
        .where('id', '=', editor.user.id)
        .execute();
      return editor;
    },
    publish: async (editor, data) => {
      const response = await accounts.send<{ data: { documentId: string; slug: string } }>(
        'POST',
        '/api/member-contents',
        { data: { body: 'Words for members.', ...data } },
        { token: editor.jwt },
      );
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body.data;
    },
  };
}
