/** The parts of citation-js that the tests read bibliographies with; the packages bring no types. */
declare module '@citation-js/core' {
  type Name = {
    family?: string;
    given?: string;
    literal?: string;
    suffix?: string;
    'non-dropping-particle'?: string;
    'dropping-particle'?: string;
  };
  export type CslItem = {
    id: string;
    type: string;
    title?: string;
    author?: Name[];
    issued?: { 'date-parts': number[][] };
    'container-title'?: string;
    DOI?: string;
    URL?: string;
    note?: string;
  };
  const core: {
    Cite: new (text: string, options: { forceType: string }) => { data: CslItem[] };
    logger: { level: string; _console: { log(...words: unknown[]): void } };
  };
  export default core;
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
