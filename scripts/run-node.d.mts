export type NodeRun = { code: number; output: string; seconds: number };
export type NodeOptions = {
  env?: Record<string, string>;
  show?: boolean;
  showAfter?: Promise<unknown>;
  execPath?: string;
};
export function runNode(args: readonly string[], options?: NodeOptions): Promise<NodeRun>;
