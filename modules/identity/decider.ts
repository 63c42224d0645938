import { never, type Decider } from '../kernel/decider';
import { refuse } from '../kernel/refusal';
import type { UserEvent } from './events';

/** Who decides, and why. */
export type Decision = { by?: string; reason?: string };

export type UserCommand =
  | { type: 'Register'; userId: string; email: string; name: string }
  | { type: 'RegisterAgain'; userId: string }
  | {
      type: 'LinkGoogle';
      userId: string;
      subjectHash: string;
      picture: string | null;
      dropsPassword: boolean;
    }
  | ({ type: 'Approve'; userId: string } & Decision)
  | { type: 'AppointAdmin'; userId: string }
  | { type: 'ChangePassword'; userId: string }
  | { type: 'RequestPasswordLink'; userId: string; linkId: string }
  | ({ type: 'Deactivate'; userId: string } & Decision)
  | ({ type: 'Reactivate'; userId: string } & Decision)
  /** `admins`: whether an admin may be erased too, as the operator may. */
  | ({ type: 'Erase'; userId: string; admins: boolean } & Decision);

export type UserState = {
  exists: boolean;
  email: string | null;
  name: string | null;
  picture: string | null;
  isApproved: boolean;
  isAdmin: boolean;
  isActive: boolean;
  isErased: boolean;
  /** The Google account that opens it, by the hash of its `sub`. */
  google: string | null;
};

/** What an account is and may become. Nothing follows on its erasure. */
export const user: Decider<UserCommand, UserEvent, UserState> = {
  initial: {
    exists: false,
    email: null,
    name: null,
    picture: null,
    isApproved: false,
    isAdmin: false,
    isActive: true,
    isErased: false,
    google: null,
  },

  decide(command, state) {
    if (command.type === 'Register')
      return state.exists || state.isErased ? [] : [{ ...command, type: 'UserRegistered' }];
    if (command.type === 'Erase' && state.isErased) return [];
    if (!state.exists) return refuse('user-not-found');
    const { userId } = command;
    switch (command.type) {
      case 'RegisterAgain':
        return [{ type: 'RegistrationRepeated', userId }];
      case 'LinkGoogle':
        return linkGoogle(command, state);
      case 'Approve':
        if (state.isAdmin) return refuse('admin-protected');
        return state.isApproved ? [] : [{ type: 'UserApproved', ...decisionOf(command) }];
      case 'AppointAdmin':
        return state.isAdmin ? [] : [{ type: 'AdminAppointed', userId }];
      case 'ChangePassword':
        return [{ type: 'PasswordChanged', userId }];
      case 'RequestPasswordLink':
        return [{ type: 'PasswordLinkRequested', userId, linkId: command.linkId }];
      case 'Deactivate':
        if (state.isAdmin) return refuse('admin-protected');
        return state.isActive ? [{ type: 'UserDeactivated', ...decisionOf(command) }] : [];
      case 'Reactivate':
        return state.isActive ? [] : [{ type: 'UserReactivated', ...decisionOf(command) }];
      case 'Erase':
        if (state.isAdmin && !command.admins) return refuse('admin-protected');
        return [{ type: 'UserErased', ...decisionOf(command) }];
      default:
        return never(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'UserRegistered':
        return { ...state, exists: true, email: event.email, name: event.name };
      case 'GoogleAccountLinked':
        return { ...state, google: event.subjectHash, picture: event.picture };
      case 'UserApproved':
        return { ...state, isApproved: true };
      case 'AdminAppointed':
        return { ...state, isAdmin: true, isApproved: true };
      case 'UserDeactivated':
        return { ...state, isActive: false };
      case 'UserReactivated':
        return { ...state, isActive: true };
      case 'UserErased':
        return { ...user.initial, isErased: true, isActive: false };
      case 'PasswordChanged':
      case 'PasswordDropped':
      case 'PasswordLinkRequested':
      case 'RegistrationRepeated':
        return state;
      default:
        return never(event);
    }
  },
};

type LinkGoogle = Extract<UserCommand, { type: 'LinkGoogle' }>;

/** Contract section 5: Google has proven the address and a password has not; the account counts as approved. */
function linkGoogle({ userId, subjectHash, picture, dropsPassword }: LinkGoogle, state: UserState) {
  if (state.google === subjectHash) return [];
  if (state.google !== null) return refuse('google-refused');
  const facts: UserEvent[] = [{ type: 'GoogleAccountLinked', userId, subjectHash, picture }];
  if (dropsPassword) facts.push({ type: 'PasswordDropped', userId });
  if (!state.isApproved) facts.push({ type: 'UserApproved', userId });
  return facts;
}

const decisionOf = ({ userId, by, reason }: { userId: string } & Decision) => ({
  userId,
  ...(by !== undefined && { by }),
  ...(by !== undefined && reason !== undefined && { reason }),
});
