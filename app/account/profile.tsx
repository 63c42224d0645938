import { Avatar } from '~/shell/avatar';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import type { Viewer } from '../../composition/application/application';

/** Name, address and status of the account. */
export function Profile({ viewer }: { viewer: Viewer }) {
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
