import type { ProofMethod } from '@rostra/contract';
import { describe, expect, it, vi } from 'vitest';
import { CancelledError } from '../cancelled-error.ts';
import { createProofRequests } from './proof-requests.ts';

const METHODS: ProofMethod[] = ['password', 'passkey'];

const open = (prepare: () => Promise<ProofMethod[]> = async () => METHODS) => {
  const requests = createProofRequests(prepare);
  const states: string[] = [];
  requests.subscribe(() => states.push(requests.getState()));
  return { requests, states };
};

describe('requests for a proof of identity', () => {
  it('share one dialog and continue together', async () => {
    const { requests, states } = open();
    const actions = Promise.all([requests.request(), requests.request()]);
    await expect.poll(() => requests.getState()).toBe('waiting');
    expect(requests.getMethods()).toEqual(METHODS);
    requests.proved();
    await actions;
    expect(states).toEqual(['waiting', 'done']);
  });

  it('end with an unreported error when the dialog is closed', async () => {
    const { requests } = open();
    const action = requests.request();
    await expect.poll(() => requests.getState()).toBe('waiting');
    requests.cancel();
    await expect(action).rejects.toBeInstanceOf(CancelledError);
  });

  it('fail with the action if the dialog cannot be loaded, and can be tried again', async () => {
    const prepare = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(METHODS);
    const { requests } = open(prepare);
    await expect(requests.request()).rejects.toThrow('offline');
    expect(requests.getState()).toBe('idle');
    const action = requests.request();
    await expect.poll(() => requests.getState()).toBe('waiting');
    requests.proved();
    await action;
  });
});
