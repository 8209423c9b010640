import { ApiError } from '@rostra/contract/client';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const names = ['currentPassword', 'newPassword'] as const;
const refused = (path: string[], message: string) => ({ path, message, name: 'ValidationError' });

describe('a failed call', () => {
  it('speaks beside the fields it names, the first word of each', () => {
    const error = new ApiError('2 errors', {
      status: 400,
      fieldErrors: [refused(['newPassword'], 'Too common'), refused(['newPassword'], 'Too short')],
    });
    expect(explainFailure(error, names)).toEqual({
      fieldErrors: { newPassword: 'Too common' },
      formError: undefined,
      message: '2 errors',
    });
  });

  it('speaks over the form about what is no field of it', () => {
    const error = new ApiError('No', { status: 400, fieldErrors: [refused(['x'], 'Bad x')] });
    expect(explainFailure(error, names)).toMatchObject({ fieldErrors: {}, formError: 'No' });
  });

  it('speaks beside the field that its code belongs to', () => {
    const error = new ApiError('Wrong', { status: 400, code: 'wrong_password' });
    expect(explainFailure(error, names, { wrong_password: 'currentPassword' })).toMatchObject({
      fieldErrors: { currentPassword: 'Wrong' },
      formError: undefined,
    });
  });

  it.each([new Error(''), 'text', undefined])('has words even for %s', (error) => {
    expect(explainFailure(error, names).formError).toBe('An unexpected error occurred');
  });
});
