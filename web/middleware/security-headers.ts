import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { signInPageHeaders } from '../../app/auth/sign-in-page-headers';
import type { Application } from '../../composition/application/application';

/** One year, in seconds. ASVS 5.0, 3.4.1. */
const hstsMaxAge = 31_536_000;

/** Browser features that no page of this product uses. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type Options = {
  settings: Pick<Application['settings'], 'secureCookies' | 'google'>;
  /** Allows the web socket of hot reload. */
  dev: boolean;
};

/** Security headers of every response. The nonce of the page is in `res.locals.nonce`. */
export const securityHeaders = (options: Options): RequestHandler[] => [
  nonce,
  protective(options),
  permitted,
  withOwnHeaders,
];

/** The same for published pages, computed once: they have no script, so that no nonce is needed. */
export function headersWithoutScripts(options: Options): Record<string, string> {
  const headers: Record<string, string> = { 'Permissions-Policy': permissions };
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: (name: string) => void delete headers[name],
  };
  protective(options, ["'none'"])({} as Request, response as unknown as Response, () => undefined);
  for (const name of withoutMeaning) delete headers[name];
  return headers;
}

/** Directives without meaning on a page without scripts, frames, downloads and cross-origin requests. */
const withoutMeaning = [
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

const nonce: RequestHandler = (_, res, next) => {
  res.locals.nonce = randomBytes(16).toString('base64');
  next();
};

const ofThisPage = (_: unknown, res: unknown) => `'nonce-${String((res as Response).locals.nonce)}'`;

function protective(
  { settings: { secureCookies: https, google }, dev }: Options,
  scriptSrc: (string | typeof ofThisPage)[] = ["'self'", ofThisPage],
): RequestHandler {
  return helmet({
    strictTransportSecurity: https ? { maxAge: hstsMaxAge, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc,
        scriptSrcAttr: ["'none'"],
        // Dialogs lock scrolling and charts position their marks by inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(google ? ['https://*.googleusercontent.com'] : [])],
        fontSrc: ["'self'", 'data:'],
        connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // No form leads to Google: sign-in with Google is a link, because some browsers apply this to redirects too.
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}

const permitted: RequestHandler = (_, res, next) => {
  res.setHeader('Permissions-Policy', permissions);
  next();
};

/** Overrides headers for sign-in pages. */
const withOwnHeaders: RequestHandler = (req, res, next) => {
  res.set(signInPageHeaders(req.path, req.query));
  next();
};
