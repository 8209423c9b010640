import { ApiError } from '@rostra/contract/client';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const names = ['currentPassword', 'newPassword'] as const;
const refused = (path: string[], message: string) => ({ path, message, name: 'ValidationError' });

describe('explainFailure', () => {
  it('returns the first error of each field', () => {
    const error = new ApiError('2 errors', {
      status: 400,
      fieldErrors: [refused(['newPassword'], 'Too common'), refused(['newPassword'], 'Too short')],
    });
    expect(explainFailure(error, '2 errors', names)).toEqual({
      fieldErrors: { newPassword: 'Too common' },
      formError: undefined,
      message: '2 errors',
    });
  });

  it('returns errors of unknown fields as a form error', () => {
    const error = new ApiError('No', { status: 400, fieldErrors: [refused(['x'], 'Bad x')] });
    expect(explainFailure(error, 'No', names)).toMatchObject({ fieldErrors: {}, formError: 'No' });
  });

  it('returns a field error for a mapped code', () => {
    const error = new ApiError('Wrong', { status: 400, code: 'wrong_password' });
    expect(
      explainFailure(error, 'Wrong', names, { wrong_password: 'currentPassword' }),
    ).toMatchObject({
      fieldErrors: { currentPassword: 'Wrong' },
      formError: undefined,
    });
  });
});
