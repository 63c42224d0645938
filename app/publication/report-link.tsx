import { Link, type LinkProps } from '@remix-run/react';
import { isPublicPage } from './report-address';

/** A link to where a report is read: its public page is loaded as a document of its own. */
export function ReportLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={to} reloadDocument={isPublicPage(to)} {...rest} />;
}
