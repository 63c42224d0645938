import { Check, Minus } from 'lucide-react';

type Props = { waysIn: { password: boolean; google: boolean } };

/** The sign-in methods of the account. */
export function SignInMethodsList({ waysIn }: Props) {
  return (
    <ul className="grid gap-2">
      <SignInMethodItem works={waysIn.password} yes="With your password" no="No password is set" />
      <SignInMethodItem
        works={waysIn.google}
        yes="With your Google account"
        no="No Google account is linked"
      />
    </ul>
  );
}

function SignInMethodItem({ works, yes, no }: { works: boolean; yes: string; no: string }) {
  const Mark = works ? Check : Minus;
  return (
    <li className={works ? 'flex items-center gap-2 text-ink' : 'flex items-center gap-2 text-muted'}>
      <Mark aria-hidden size={18} className={works ? 'text-positive' : undefined} />
      {works ? yes : no}
    </li>
  );
}
