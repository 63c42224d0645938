/** Public API of mail: templates and mailers. */
export * as messages from './templates';
export { deferred, type Email, type Mailer } from './mailer';
