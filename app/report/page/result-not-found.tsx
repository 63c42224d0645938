import { NoReport } from './no-report';

/** Spec section 8, status page. */
export const ResultNotFound = () => (
  <NoReport
    title="Result Not Found"
    sentence="The requested search result could not be found."
    advice="The address may be mistyped, or its owner took the report away."
  />
);
