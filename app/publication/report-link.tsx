import { Link, type LinkProps } from '@remix-run/react';
import { isPublicPage } from './report-address';

/** A link to the page where a report is read: a public page is loaded as a document of its own. */
export function ReportLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={to} reloadDocument={isPublicPage(to)} {...rest} />;
}
