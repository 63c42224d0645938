import { approvalDays } from '../modules/search/limits';

/** The signal that a plan was approved, and how long a workflow waits for it, in milliseconds. */
export const planApproved = 'plan-approved';
export const approvalMs = approvalDays * 86_400_000;
