import { NoReport } from './no-report';

/** Spec section 8, status page. */
export const InvalidRequest = () => (
  <NoReport
    title="Invalid Request"
    sentence="No search ID provided."
    advice="The address of a report ends with its ID. You find yours in your history."
  />
);
