import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { OwnSources, Viewer } from '../../composition/application/application';
import { AccountAction } from './account-action';
import { AccountSection } from './account-section';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { OwnFiles } from './source-files';
import { Profile } from './profile';
import { SignInMethodsList } from './sign-in-methods-list';
import { doneSentence, type AccountProblem, type Intent } from './account-messages';

type Props = {
  viewer: Viewer;
  waysIn: { password: boolean; google: boolean };
  files: OwnSources;
  /** The form that has just succeeded. */
  done: Intent | undefined;
  refused: AccountProblem | undefined;
};

/** Profile, sign-in methods, data export, sign-out and account deletion. */
export function AccountPage({ viewer, waysIn, files, done, refused }: Props) {
  const refusedAs = (intent: Intent) => (refused?.intent === intent ? refused : undefined);
  const section = (intent: Intent) => ({
    id: intent,
    problem: refusedAs(intent)?.problem,
    done: !refused && done === intent ? doneSentence(intent) : undefined,
  });
  return (
    <div className="page py-12 sm:py-16">
      {refused && !refused.intent && (
        <Notice tone="negative" alert className="mb-10">
          {refused.problem}
        </Notice>
      )}
      <Profile viewer={viewer} />
      <AccountSection title="How you sign in">
        <SignInMethodsList waysIn={waysIn} />
      </AccountSection>
      {waysIn.password ? (
        <AccountSection title="Change your password" {...section('change-password')}>
          <p>You stay signed in here; everybody else who is signed in with this account is signed out.</p>
          <ChangePassword
            email={viewer.email}
            refused={refusedAs('change-password')}
            changed={!refused && done === 'change-password'}
          />
        </AccountSection>
      ) : (
        <AccountSection title="Set a password" {...section('mail-link')}>
          <p>
            With a password you can also sign in without Google. The link to set one goes to your address.
          </p>
          <AccountAction intent="mail-link" label="Send me the link" />
        </AccountSection>
      )}
      <AccountSection title="Sessions" {...section('sign-out-everywhere')}>
        <p>Lost a device, or used one that is not yours? This ends every session of yours, here too.</p>
        <AccountAction intent="sign-out-everywhere" label="Sign out everywhere" leaves />
      </AccountSection>
      <AccountSection title="Your files" {...section('delete-source')}>
        <OwnFiles files={files} />
      </AccountSection>
      <AccountSection title="Your data">
        <p>
          One JSON file with all that is kept about you: your account, searches, reports, attached files,
          feedback and reviews, and each recorded step in order.
        </p>
        <ButtonLink to="/account/export" reloadDocument look="secondary" download>
          Download your data
        </ButtonLink>
      </AccountSection>
      <AccountSection title="Delete your account" {...section('erase')}>
        <DeleteAccount viewer={viewer} refused={refusedAs('erase')} />
      </AccountSection>
    </div>
  );
}
