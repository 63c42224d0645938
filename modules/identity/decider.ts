import { assertNever, type Decider } from '../kernel/events/decider';
import { decisionOf, repeatedDecision, type AdminDecision } from '../kernel/events/admin-decision';
import { refuse } from '../kernel/refusal';
import type { UserEvent } from './events';

export type UserCommand =
  | { type: 'Register'; userId: string; email: string; name: string; credentialId?: string }
  | { type: 'RegisterAgain'; userId: string }
  | { type: 'LinkGoogle'; userId: string; subjectHash: string; picture: string | null }
  | ({ type: 'Approve'; userId: string } & AdminDecision)
  | { type: 'AppointAdmin'; userId: string }
  /** `epoch`: under which the right to change it was proven; without one it is changed whatever happened meanwhile. */
  | { type: 'ChangePassword'; userId: string; credentialId: string; epoch?: number }
  | { type: 'RequestPasswordLink'; userId: string; linkId: string }
  | ({ type: 'Deactivate'; userId: string } & AdminDecision)
  | ({ type: 'Reactivate'; userId: string } & AdminDecision)
  /** `admins`: whether an admin may be erased too, as the operator may. */
  | ({ type: 'Erase'; userId: string; admins: boolean } & AdminDecision);

export type UserState = {
  exists: boolean;
  email: string | null;
  name: string | null;
  picture: string | null;
  isApproved: boolean;
  isAdmin: boolean;
  isActive: boolean;
  isErased: boolean;
  /** Hash of the `sub` of the linked Google account. */
  google: string | null;
  /** Name of its password hash in the vault. */
  credentialId: string | null;
  /** Raised when all access is revoked: a session, link or password proof of another epoch is invalid. */
  epoch: number;
  /** Id of the admin who approved it; below, of the one who last deactivated or reactivated it. */
  approvedBy?: string;
  activityBy?: string;
};

/** Rules of an account. No event follows its erasure. */
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
    credentialId: null,
    epoch: 0,
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
        return state.isApproved
          ? repeatedDecision(command, state.approvedBy, 'approved')
          : [{ type: 'UserApproved', userId, ...decisionOf(command) }];
      case 'AppointAdmin':
        return state.isAdmin ? [] : [{ type: 'AdminAppointed', userId }];
      case 'ChangePassword':
        if (command.epoch !== undefined && command.epoch !== state.epoch) return refuse('proof-outdated');
        return [{ type: 'PasswordChanged', userId, credentialId: command.credentialId }];
      case 'RequestPasswordLink':
        if (!state.isActive) return refuse('account-inactive');
        return [{ type: 'PasswordLinkRequested', userId, linkId: command.linkId }];
      case 'Deactivate':
        if (state.isAdmin) return refuse('admin-protected');
        if (!state.isActive) return repeatedDecision(command, state.activityBy, 'deactivated');
        return [{ type: 'UserDeactivated', userId, ...decisionOf(command) }];
      case 'Reactivate':
        if (!state.isActive) return [{ type: 'UserReactivated', userId, ...decisionOf(command) }];
        return state.activityBy === undefined ? [] : repeatedDecision(command, state.activityBy, 'active');
      case 'Erase':
        if (state.isAdmin && !command.admins) return refuse('admin-protected');
        return [{ type: 'UserErased', userId, ...decisionOf(command) }];
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'UserRegistered':
        return {
          ...state,
          exists: true,
          email: event.email,
          name: event.name,
          credentialId: event.credentialId ?? null,
        };
      case 'GoogleAccountLinked':
        return { ...state, google: event.subjectHash, picture: event.picture };
      case 'UserApproved':
        return { ...state, isApproved: true, approvedBy: event.by };
      case 'AdminAppointed':
        return { ...state, isAdmin: true, isApproved: true };
      case 'UserDeactivated':
        return { ...state, isActive: false, epoch: state.epoch + 1, activityBy: event.by };
      case 'UserReactivated':
        return { ...state, isActive: true, activityBy: event.by };
      case 'UserErased':
        return { ...user.initial, isErased: true, isActive: false };
      case 'PasswordChanged':
        return { ...state, credentialId: event.credentialId, epoch: state.epoch + 1 };
      case 'PasswordDropped':
        return { ...state, credentialId: null, epoch: state.epoch + 1 };
      case 'PasswordLinkRequested':
      case 'RegistrationRepeated':
        return state;
      default:
        return assertNever(event);
    }
  },
};

type LinkGoogle = Extract<UserCommand, { type: 'LinkGoogle' }>;

/**
 * Contract section 5: Google has verified the address and a password has not, so linking drops the password and
 * approves the account. An admin keeps the password, because an operator has set it.
 */
function linkGoogle({ userId, subjectHash, picture }: LinkGoogle, state: UserState) {
  if (!state.isActive) return refuse('account-inactive');
  if (state.google === subjectHash) return [];
  if (state.google !== null) return refuse('google-refused');
  const events: UserEvent[] = [{ type: 'GoogleAccountLinked', userId, subjectHash, picture }];
  if (state.credentialId !== null && !state.isAdmin) events.push({ type: 'PasswordDropped', userId });
  if (!state.isApproved) events.push({ type: 'UserApproved', userId });
  return events;
}
