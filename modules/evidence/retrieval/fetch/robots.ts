import robotsParser from 'robots-parser';

/** `robots.txt` of a host, and what is asked of it. */
export type RobotsQuestion = { text: string; robotsUrl: string; url: string; agent: string };

/**
 * Whether `robots.txt` lets this agent fetch an address. Hostile patterns take seconds, so it runs in a thread.
 */
export const isAllowedByRobots = ({ text, robotsUrl, url, agent }: RobotsQuestion): boolean =>
  robotsParser(robotsUrl, text).isAllowed(url, agent) ?? true;
