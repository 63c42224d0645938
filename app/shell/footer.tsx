import { Link, Form, useLocation } from '@remix-run/react';
import { productName } from '../../modules/kernel/product';
import { NavItem } from './nav-item';
import { useRootData } from '~/root-data';
import { useNavLinks } from './nav-links';
import { FootnoteMark } from './logo';

const features = [
  'Sentences that show what they rest on',
  'Charts and tables drawn from one ledger',
  'Confidence that is measured, not claimed',
  'Work that survives a pulled plug',
];

/** The footer, styled like the foot of a printed page: a short rule, the note to the name, then the links. */
export function Footer() {
  const publicFeedback = useRootData()?.pages.publicFeedback;
  const links = [...useNavLinks(), ...(publicFeedback ? [communityFeedback] : [])];
  return (
    <footer className="mt-20 border-t border-line bg-sunk print:hidden">
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div aria-hidden className="mb-4 w-16 border-t border-ink" />
          <p className="max-w-[18em] font-serif text-base text-ink-soft">
            <FootnoteMark /> <b className="font-semibold text-ink">{productName}</b>: plain to see, because it
            rests on something you can look at.
          </p>
          <ThemeChoice />
        </div>
        <nav aria-label="Quick links" className="lg:col-span-3 lg:col-start-7">
          <h2 className={headClass}>Quick links</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <NavItem link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-3">
          <h2 className={headClass}>What a report holds</h2>
          <ul className="text-sm text-ink-soft">
            {features.map((feature) => (
              <li key={feature} className="py-1.5">
                {feature}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-5">
            <Link to="/how-it-works" className="link inline-block py-1.5 text-sm pointer-coarse:py-3">
              See how it works
            </Link>
            <Link to="/#tutorial" className="link inline-block py-1.5 text-sm pointer-coarse:py-3">
              Take the tour
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}

const communityFeedback = { label: 'Community Feedback', to: '/feedback-public' };

function ThemeChoice() {
  const { pathname, search } = useLocation();
  const chosen = useRootData()?.theme ?? '';
  return (
    <Form method="post" action="/theme" preventScrollReset className="mt-6">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <fieldset className="inline-flex rounded-md border border-line bg-surface p-0.5">
        <legend className="sr-only">Colours</legend>
        {looks.map(({ value, label }) => (
          <button
            key={label}
            name="theme"
            value={value}
            aria-pressed={chosen === value}
            className={themeClass}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}

const looks = [
  { value: '', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const themeClass =
  'min-h-9 rounded-sm px-3 text-xs text-muted hover:text-ink aria-pressed:bg-sunk aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:min-h-11';
const headClass = 'mb-2 font-sans text-xs font-semibold tracking-normal text-muted';
const linkClass = 'block py-1.5 text-sm text-ink-soft hover:text-ink hover:underline pointer-coarse:py-3';
