/** The front door of mail: what the letters say, and where they leave. */
export * as letters from './templates';
export { deferred, type Email, type Mailer } from './mailer';
