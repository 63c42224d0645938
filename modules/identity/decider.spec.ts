import { describe, it } from 'vitest';
import { given } from '../kernel/given';
import { user } from './decider';
import type { UserEvent } from './events';

const userId = 'u-1';
const registered: UserEvent = { type: 'UserRegistered', userId, email: 'ada@example.org', name: 'Ada' };
const approved: UserEvent = { type: 'UserApproved', userId };
const appointed: UserEvent = { type: 'AdminAppointed', userId };

describe('an account', () => {
  it('is registered once', () => {
    const register = { type: 'Register', userId, email: 'ada@example.org', name: 'Ada' } as const;
    given(user).when(register).then(registered);
    given(user, registered).when(register).thenNothing();
  });
  it('is approved once, and only when it exists', () => {
    given(user).when({ type: 'Approve', userId }).thenRefused('user-not-found');
    given(user, registered).when({ type: 'Approve', userId }).then(approved);
    given(user, registered, approved).when({ type: 'Approve', userId }).thenNothing();
  });
  it('of an admin cannot be approved from the list', () => {
    given(user, registered, appointed).when({ type: 'Approve', userId }).thenRefused('admin-protected');
  });
  it('becomes an admin once', () => {
    given(user, registered).when({ type: 'AppointAdmin', userId }).then(appointed);
    given(user, registered, appointed).when({ type: 'AppointAdmin', userId }).thenNothing();
  });
});
