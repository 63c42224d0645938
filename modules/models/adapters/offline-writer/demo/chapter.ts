/** A section of the demo: a true account of method, with illustrative figures that say so. */
export type DemoChapter = {
  id: string;
  title: string;
  brief: string;
  factIds: string[];
  datasetIds: string[];
  text(topic: string): string;
};
