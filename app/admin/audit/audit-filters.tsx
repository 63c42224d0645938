import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { productName } from '../../../modules/kernel/product';
import { Button } from '~/ui/button';
import { inputClass } from '~/ui/field';
import type { AuditFilterName, AuditFilters as Filters } from './audit-address';
import type { AuditList } from './load-audit.server';
import { actionName, actionsByKind, kindNames } from './audit-labels';

type Props = Pick<AuditList, 'filters' | 'people' | 'problems'>;

/** The filters of the audit; the address holds all of them. */
export function AuditFilters({ filters, people, problems = {} }: Props) {
  const field = (name: AuditFilterName, label: string, control: (props: ControlProps) => ReactNode) => (
    <Filter name={name} label={label} problem={problems[name]}>
      {control({
        ...{ id: `audit-${name}`, name, defaultValue: filters[name] ?? '', className: controlClass },
        ...(problems[name] && { 'aria-invalid': true, 'aria-describedby': `audit-${name}-problem` }),
      })}
    </Filter>
  );
  return (
    <Form
      key={JSON.stringify(filters)}
      method="get"
      action="/admin/audit"
      aria-label="Filter"
      className="mt-5 grid grid-cols-2 items-start gap-x-3 gap-y-3 border-b-2 border-ink pb-4 md:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      {filters.subject && <input type="hidden" name="subject" value={filters.subject} />}
      {field('actor', 'Who', (props) => (
        <select {...props}>
          <ActorOptions people={people} />
        </select>
      ))}
      {field('kind', 'Kind of item', (props) => (
        <select {...props}>
          <KindOptions />
        </select>
      ))}
      {field('action', 'What was done', (props) => (
        <select {...props}>
          <ActionOptions />
        </select>
      ))}
      {field('from', 'From', (props) => (
        <input {...props} {...dateType(filters.from)} />
      ))}
      {field('to', 'To', (props) => (
        <input {...props} {...dateType(filters.to)} />
      ))}
      <div className="flex items-center gap-3 pt-5.75 max-md:col-span-2 max-md:pt-0">
        <Button type="submit" look="secondary">
          Filter
        </Button>
        {hasAny(filters) && (
          <Link
            to="/admin/audit"
            className="link touch inline-flex min-w-11 items-center justify-center text-sm"
          >
            Clear
          </Link>
        )}
      </div>
    </Form>
  );
}

const ActorOptions = ({ people }: Pick<AuditList, 'people'>) => (
  <>
    <option value="">Anyone</option>
    <option value="system">{productName} itself</option>
    <option value="operator">Operator</option>
    {people.map(({ id, name }) => (
      <option key={id} value={id}>
        {name || 'Erased person'}
      </option>
    ))}
  </>
);

const KindOptions = () => (
  <>
    <option value="">All</option>
    {Object.entries(kindNames).map(([kind, name]) => (
      <option key={kind} value={kind}>
        {name}
      </option>
    ))}
  </>
);

const ActionOptions = () => (
  <>
    <option value="">Anything</option>
    {actionsByKind().map(({ kind, actions }) => (
      <optgroup key={kind} label={kindNames[kind]}>
        {actions.map((action) => (
          <option key={action} value={action}>
            {actionName(action)}
          </option>
        ))}
      </optgroup>
    ))}
  </>
);

type ControlProps = { id: string; name: string; defaultValue: string; className: string };

function Filter(props: { name: string; label: string; problem?: string; children: ReactNode }) {
  const { name, label, problem, children } = props;
  return (
    <div className={clsx('min-w-0', name === 'action' && 'max-md:col-span-2')}>
      <label htmlFor={`audit-${name}`} className="label-text mb-1 block">
        {label}
      </label>
      {children}
      {problem && (
        <p id={`audit-${name}-problem`} className="mt-1 text-xs text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A date input drops a value that is no plain date, so such a value gets a text input, where it stays readable. */
const dateType = (value: string | undefined) => ({
  type: !value || /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text',
});

const hasAny = (filters: Filters) => Object.keys(filters).length > 0;

const controlClass = clsx(inputClass, 'text-sm!');
