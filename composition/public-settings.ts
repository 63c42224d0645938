import { publicAddress, type Config } from '../config';
import type { EvidenceModule } from '../modules/evidence';
import { providerNames, RetrieveKind } from '../modules/evidence/retrieval/provider';
import { modelNames } from '../modules/models/contract';
import type { ModelProvider } from '../modules/models/provider';
import type { Application } from './application/application';

function googleOf(config: Config): Application['settings']['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    authUrl: config.GOOGLE_AUTH_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    userInfoUrl: config.GOOGLE_USERINFO_URL,
  };
}

/** Hours between two rewards of one user. Contract section 1. */
export const rewardEveryHours = (config: Config) => ({
  feedback: config.FEEDBACK_REWARD_EVERY_HOURS,
  review: config.REVIEW_REWARD_EVERY_HOURS,
});

/** The kinds of sources that some provider serves, with the names of those that do. */
function retrieveOf(retrieval: Retrieval): Application['settings']['retrieve'] {
  return RetrieveKind.options.flatMap((kind) => {
    const providers = retrieval.providersOf([kind]).map((name) => providerNames[name]);
    return providers.length > 0 ? [{ kind, providers }] : [];
  });
}
type Retrieval = Pick<EvidenceModule['retrieval'], 'providersOf'>;

/** The settings that routes and pages need. */
export function settingsOf(
  config: Config,
  sessionSecret: string,
  providers: ModelProvider[],
  retrieval: Retrieval,
): Application['settings'] {
  const models = providers.map(({ slot, offline, model }) => {
    return { slot, name: modelNames[slot], offline, vendorModel: model };
  });
  return {
    appUrl: publicAddress(config),
    promoUrl: config.PROMO_URL,
    reportVisibility: config.REPORT_VISIBILITY,
    searchFinlandUrl: config.SEARCH_FINLAND_URL,
    models,
    retrieve: retrieveOf(retrieval),
    sessionSecret,
    rewardEveryHours: rewardEveryHours(config),
    secureCookies: config.APP_URL?.startsWith('https:') ?? false,
    google: googleOf(config),
  };
}
