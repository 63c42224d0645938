import { productName } from '../../../kernel/product';
import { pathOf, type PublishedReport, type Site } from './report';

type Leads = { label: string; to: string; external?: boolean };

/** Spec section 2, header. Always the signed-out one, because the page is the same for all visitors. */
const linksOf = ({ searchFinlandUrl }: Site): Leads[] => [
  { label: 'Home', to: '/' },
  { label: 'Research & Insights', to: '/research-insights' },
  { label: 'How it Works', to: '/how-it-works' },
  { label: 'Search Finland', to: searchFinlandUrl, external: true },
  { label: 'Privacy Policy', to: '/privacy-policy' },
];

export function SiteHeader({ report, site }: { report: PublishedReport; site: Site }) {
  const signIn = `/auth?redirectTo=${encodeURIComponent(pathOf(report))}`;
  return (
    <header className="site">
      <a className="skip" href="#report">
        Skip to the report
      </a>
      <div className="page bar">
        <a className="wordmark" href="/">
          {productName}
          <FootnoteMark />
        </a>
        <nav className="wide" aria-label="Main">
          <Links site={site} />
        </nav>
        <a className="button" href={signIn}>
          Sign In
        </a>
        <details className="menu">
          <summary aria-label="Menu">
            <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24">
              <path d="M4 6h16M4 12h16M4 18h16" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </summary>
          <nav aria-label="Menu">
            <Links site={site} />
          </nav>
        </details>
      </div>
      <div className="read" aria-hidden="true" />
    </header>
  );
}

const features = [
  'Sentences that show what they rest on',
  'Charts and tables drawn from one ledger',
  'Confidence that is measured, not claimed',
  'Work that survives a pulled plug',
];

export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="site">
      <div className="page foot">
        <div>
          <p className="motto">
            <FootnoteMark /> <b>{productName}</b>: plain to see, because it rests on something you can look
            at.
          </p>
          <a className="button" href="/">
            Ask a question of your own
          </a>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <Links site={site} />
        </nav>
        <div>
          <h2>What a report holds</h2>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Links({ site }: { site: Site }) {
  return (
    <ul>
      {linksOf(site).map(({ label, to, external }) => (
        <li key={label}>
          {external ? (
            <a href={to} rel="noreferrer">
              {label} <span aria-hidden="true">↗</span>
            </a>
          ) : (
            <a href={to}>{label}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

const FootnoteMark = () => <sup aria-hidden="true">1</sup>;
