/** The front door of mail: what the letters say, and where they leave. */
export * as letters from './letters';
export { putOff, type Letter, type Mailer } from './mailer';
