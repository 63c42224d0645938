import { Invitation, nameLength } from '../modules/identity/contract';

/** The largest number of searches in one grant. */
export const maxGranted = 10_000;

export type AdminCommand =
  | { does: 'create'; email: string; as: 'user' | 'admin'; name: string }
  | { does: 'approve' | 'deactivate' | 'reactivate' | 'erase'; email: string }
  | { does: 'grant'; email: string; searches: number };

const commands = ['create', 'approve', 'deactivate', 'reactivate', 'grant', 'erase'] as const;
const seeHelp = 'See --help.';
/** As permissive as ADMIN_EMAIL: every account can be named. */
const address = /^[^\s@]+@[^\s@]+$/;

type Given = { positionals: readonly string[]; values: { user?: boolean; name?: string } };

/** The command of the operator, or the reason why it is invalid, in a sentence. */
export function adminCommand({ positionals, values }: Given): AdminCommand | { problem: string } {
  const [command, email = '', ...rest] = positionals;
  if (command === undefined) return { problem: `Say what to do: ${commands.join(', ')}. ${seeHelp}` };
  const does = commands.find((name) => name === command);
  if (!does) return { problem: `There is no command called ${command}. ${seeHelp}` };
  if (!email.trim()) return { problem: `Say whose account: ${does} EMAIL. ${seeHelp}` };
  if (does !== 'create' && (values.user || values.name !== undefined))
    return { problem: `--user and --name belong to create. ${seeHelp}` };
  const most = does === 'grant' ? 1 : 0;
  if (rest.length > most) return { problem: `There are more arguments than ${does} takes. ${seeHelp}` };
  if (does !== 'create' && !address.test(email.trim()))
    return { problem: `This is not an e-mail address. ${seeHelp}` };
  switch (does) {
    case 'create':
      return createCommand(email, values);
    case 'grant':
      return grantCommand(email, rest[0]);
    default:
      return { does, email };
  }
}

/** The default name of an account: the part of its address before the @. */
function createCommand(email: string, { user, name }: Given['values']): AdminCommand | { problem: string } {
  if (name !== undefined && !name.trim()) return { problem: `Give a name after --name. ${seeHelp}` };
  const called = name ?? (email.trim().split('@')[0] || email).slice(0, nameLength);
  const checked = Invitation.safeParse({ email, name: called });
  if (!checked.success) return { problem: `${checked.error.issues[0]?.message} ${seeHelp}` };
  return { does: 'create', email, as: user ? 'user' : 'admin', name: called };
}

function grantCommand(email: string, credits: string | undefined): AdminCommand | { problem: string } {
  const searches = credits !== undefined && /^\d+$/.test(credits) ? Number(credits) : 0;
  if (searches < 1 || searches > maxGranted)
    return { problem: `Say how many searches: a whole number from 1 to ${maxGranted}. ${seeHelp}` };
  return { does: 'grant', email, searches };
}
