import type { ReadableResult } from '../../composition/application/application';

/** A result with the fields that its reader may see. */
type Readable = Omit<ReadableResult, 'userId' | 'usage'> & { userId?: string; usage: object };

/** Spec section 3, visual report. `reportContent`: the other name that the spec gives to `data`. */
export function visualReport(result: Readable) {
  const { id, query, title, createdAt, status, url } = result;
  const data = visualReportData(result);
  return {
    id,
    query: query.query ?? '',
    reportTitle: title,
    createdAt,
    status,
    url,
    data,
    reportContent: data,
  };
}

/** The content of a visual report, without owner and status; key insights are repeated at the top level. */
export function visualReportData(result: Readable) {
  const {
    id: _id,
    userId: _person,
    query: _query,
    createdAt: _at,
    status: _status,
    url: _url,
    ...data
  } = result;
  return { ...data, keyInsights: data.visualData.keyInsights };
}
