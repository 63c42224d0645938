import type { Viewer } from '../../composition/application/application';
import { AccountAction } from './account-action';
import type { AccountProblem } from './account-messages';

type Props = { viewer: Viewer; refused: AccountProblem | undefined };

/** Deletes the account; says first what is deleted and what stays. Contract section 5, Erasure. */
export function DeleteAccount({ viewer, refused }: Props) {
  if (viewer.isAdmin)
    return <p>Admin accounts cannot be deleted here. Whoever runs this server can delete them.</p>;
  const problem = refused?.fields.confirm;
  return (
    <>
      <div className="grid gap-3">
        <p>
          <strong className="text-ink">What goes, at once:</strong> your name, address, picture and password;
          every question you asked and every report that came of it, also one that is being written; the files
          you attached; your feedback and reviews. You are signed out everywhere. The last traces on this
          server are overwritten within 30 seconds, and a last mail to your address tells you.
        </p>
        <p>
          <strong className="text-ink">What stays:</strong> that an account was opened and closed, and how
          many searches it used, without a name; and encrypted records which nobody can read any more, since
          their key is destroyed. Reports that were published stay public, without your name.
        </p>
      </div>
      <AccountAction intent="erase" label="Delete my account" look="danger" leaves>
        <div>
          <label className="touch flex items-center gap-3 text-ink">
            <input
              type="checkbox"
              name="confirm"
              value="yes"
              required
              className="size-5 flex-none"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'confirm-problem' : undefined}
            />
            I understand that this cannot be undone.
          </label>
          {problem && (
            <p id="confirm-problem" className="mt-1.5 text-sm text-negative">
              {problem}
            </p>
          )}
        </div>
      </AccountAction>
    </>
  );
}
