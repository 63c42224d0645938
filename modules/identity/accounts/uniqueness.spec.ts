import { describe, it } from 'vitest';
import { given } from '../../../tests/doubles/given';
import { claim, type ClaimCommand } from './uniqueness';
import type { ClaimEvent } from '../events';

const kinds: {
  of: ClaimCommand['of'];
  claimed(userId: string): ClaimEvent;
  released(userId: string): ClaimEvent;
}[] = [
  {
    of: 'email',
    claimed: (userId) => ({ type: 'EmailClaimed', emailHash: 'h', userId }),
    released: (userId) => ({ type: 'EmailReleased', emailHash: 'h', userId }),
  },
  {
    of: 'google',
    claimed: (userId) => ({ type: 'GoogleSubjectClaimed', subjectHash: 'h', userId }),
    released: (userId) => ({ type: 'GoogleSubjectReleased', subjectHash: 'h', userId }),
  },
];

describe.each(kinds)('a claim of kind $of', ({ of, claimed, released }) => {
  const claims = (userId: string): ClaimCommand => ({ type: 'Claim', of, hash: 'h', userId });
  const releases = (userId: string): ClaimCommand => ({ type: 'Release', of, hash: 'h', userId });

  it('belongs to the first account that claims it', () => {
    given(claim).when(claims('u-1')).then(claimed('u-1'));
    given(claim, claimed('u-1')).when(claims('u-2')).thenNothing();
    given(claim, claimed('u-1')).when(claims('u-1')).thenNothing();
  });

  it('is released only by its owner, and is free afterwards', () => {
    given(claim).when(releases('u-1')).thenNothing();
    given(claim, claimed('u-1')).when(releases('u-2')).thenNothing();
    given(claim, claimed('u-1')).when(releases('u-1')).then(released('u-1'));
    given(claim, claimed('u-1'), released('u-1')).when(releases('u-1')).thenNothing();
    given(claim, claimed('u-1'), released('u-1')).when(claims('u-2')).then(claimed('u-2'));
  });

  it('is not released by a former owner', () => {
    given(claim, claimed('u-1'), released('u-1'), claimed('u-2')).when(releases('u-1')).thenNothing();
  });
});
