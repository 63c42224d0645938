import { never, type Decider } from '../kernel/decider';
import { refuse } from '../kernel/refusal';
import type { UserEvent } from './events';

export type UserCommand =
  | { type: 'Register'; userId: string; email: string; name: string }
  | { type: 'Approve'; userId: string }
  | { type: 'AppointAdmin'; userId: string }
  | { type: 'ChangePassword'; userId: string };

export type UserState = {
  exists: boolean;
  email: string | null;
  name: string | null;
  isApproved: boolean;
  isAdmin: boolean;
};

/** What an account is and may become. */
export const user: Decider<UserCommand, UserEvent, UserState> = {
  initial: { exists: false, email: null, name: null, isApproved: false, isAdmin: false },

  decide(command, state) {
    if (command.type === 'Register') return state.exists ? [] : [{ ...command, type: 'UserRegistered' }];
    if (!state.exists) return refuse('user-not-found');
    const { userId } = command;
    switch (command.type) {
      case 'Approve':
        if (state.isAdmin) return refuse('admin-protected');
        return state.isApproved ? [] : [{ type: 'UserApproved', userId }];
      case 'AppointAdmin':
        return state.isAdmin ? [] : [{ type: 'AdminAppointed', userId }];
      case 'ChangePassword':
        return [{ type: 'PasswordChanged', userId }];
      default:
        return never(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'UserRegistered':
        return { ...state, exists: true, email: event.email, name: event.name };
      case 'UserApproved':
        return { ...state, isApproved: true };
      case 'AdminAppointed':
        return { ...state, isAdmin: true, isApproved: true };
      case 'PasswordChanged':
        return state;
      default:
        return never(event);
    }
  },
};
