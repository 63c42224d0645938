import type { Log } from '../../ports';

type Exporter<Items> = {
  export(items: Items, done: (result: { code: number; error?: Error }) => void): void;
};

/** `ExportResultCode.SUCCESS`. */
const success = 0;

/**
 * Wraps an exporter: logs when it begins to fail and when it works again, and nothing in between. The log line holds only
 * the kind of failure, since messages repeat addresses.
 */
export function logOnce<Items, E extends Exporter<Items>>(
  exporter: E & Exporter<Items>,
  what: string,
  logger: Log,
): E {
  let isFailing = false;
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      const failed = result.code !== success;
      if (failed && !isFailing)
        logger.warn({ what, error: kindOf(result.error) }, 'telemetry export failing, dropping data');
      if (!failed && isFailing) logger.info({ what }, 'telemetry export recovered');
      isFailing = failed;
      done(result);
    });
  return exporter;
}

function kindOf(error: Error | undefined): string {
  const { code } = (error ?? {}) as { code?: string | number };
  return `${error?.name ?? 'unknown'} ${code ?? ''}`.trim();
}
