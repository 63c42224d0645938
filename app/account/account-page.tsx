import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { OwnSources, Viewer } from '../../composition/application/application';
import { AccountAction } from './account-action';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { SourceFiles } from './source-files';
import { doneSentence, type AccountProblem, type Intent } from './account-messages';
import { Avatar } from '~/shell/avatar';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';

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
        <SourceFiles files={files} />
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

type SectionProps = {
  title: string;
  /** Id of the section, where its form redirects to. */
  id?: string;
  /** The result of the form: an error or a success sentence. */
  problem?: string;
  done?: string;
  children: ReactNode;
};

/** One section of the account page: heading in the margin, form result, controls. */
function AccountSection({ title, id, problem, done, children }: SectionProps) {
  return (
    <section id={id} className="grid gap-x-12 gap-y-4 border-t border-line py-8 sm:py-10 lg:grid-cols-12">
      <h2 className="text-xl lg:col-span-4">{title}</h2>
      <div className="grid max-w-measure justify-items-start gap-5 text-ink-soft lg:col-span-8">
        {(problem ?? done) && (
          <Notice tone={problem ? 'negative' : 'positive'} alert className="w-full">
            {problem ?? done}
          </Notice>
        )}
        {children}
      </div>
    </section>
  );
}

/** Name, address and status of the account. */
function Profile({ viewer }: { viewer: Viewer }) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5 pb-10">
      <div className="[&>*]:size-20 [&>*]:text-2xl">
        <Avatar name={viewer.name} picture={viewer.picture} />
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <p className="label-text">Your account</p>
        <h1 className="mt-1 text-4xl wrap-anywhere">{viewer.name}</h1>
        <p className="mt-2 wrap-anywhere text-ink-soft">{viewer.email}</p>
      </div>
      <dl className="figures flex flex-wrap gap-x-10 gap-y-4">
        <ProfileDetail label="Member since">
          <Day at={viewer.createdAt} />
        </ProfileDetail>
        <ProfileDetail label="Searches left">
          {viewer.isAdmin ? <Badge tone="accent">Unlimited, as an admin</Badge> : number(viewer.searchCount)}
        </ProfileDetail>
      </dl>
    </header>
  );
}

function ProfileDetail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="label-text">{label}</dt>
      <dd className="mt-1 font-display text-xl">{children}</dd>
    </div>
  );
}

type MethodsProps = { waysIn: { password: boolean; google: boolean } };

/** The sign-in methods of the account. */
function SignInMethodsList({ waysIn }: MethodsProps) {
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
