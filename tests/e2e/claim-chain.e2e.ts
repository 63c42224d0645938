import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import type { ClaimChain } from '../../composition/application/claim-chain';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { run } from './product/command';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

const sha256 = /^[0-9a-f]{64}$/;

describe('the chain behind a claim', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'evident-chain-'));
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  let report: Result;
  let cited: Result['claims'][number];

  beforeAll(async () => {
    standIn = await startModelStandIn();
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    ({ product, visitor, admin, ada } = await createHttpWorld({ dataDir: DATA_DIR, env }));
    bob = await signedInPerson(product, 'Bob');
    const source = await ada.attachExample();
    report = await ada.finished(await ada.search('CO2 of the air', { model: 'deepseek', sources: [source] }));
    const found = report.claims.find(({ spanIds, section }) => spanIds.length > 0 && section === 'part-1');
    if (!found) throw new Error('the first section cites nothing');
    cited = found;
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const pathOf = (claimId: string, id = report.id) => `/api/results/${id}/claims/${claimId}`;
  const chainFor = async (person: Person, claimId = cited.id) =>
    (await person.ask<ClaimChain>(pathOf(claimId))).body;

  it('leads its owner from the sentence to its passages, the snapshot and the call to the model', async () => {
    const { claim, passages, surroundings, modelCall, publication } = await chainFor(ada);
    expect(claim).toEqual(cited);
    expect(passages.map(({ id }) => id)).toEqual(cited.spanIds);
    for (const { text, line, source } of passages) {
      expect([text, line]).toEqual([expect.stringMatching(/\w/), expect.any(Number)]);
      const { id, title, kind, sha256: hash } = report.sources[0] ?? {};
      expect(source).toEqual({ id, title, kind, sha256: hash });
    }
    expect(modelCall).toEqual({
      ...{ model: 'deepseek-flash', at: expect.stringMatching(/^\d{4}-.+Z$/) as string },
      ...{ inputTokens: expect.any(Number) as number, outputTokens: expect.any(Number) as number },
      ...{ costUsd: expect.any(Number) as number, promptHash: expect.stringMatching(sha256) as string },
    });
    expect(modelCall?.costUsd).toBeGreaterThan(0);
    expect(publication).toEqual({ status: 'draft' });
    const { sources } = (await ada.ask<Pick<Result, 'sources'>>(`/api/results/${report.id}/evidence`)).body;
    const spans = sources[0]?.spans ?? [];
    for (const { id } of passages) {
      const at = spans.findIndex((span) => span.id === id);
      expect(surroundings?.[id]).toEqual({
        ...(at > 0 && { before: spans[at - 1]?.text }),
        ...(at < spans.length - 1 && { after: spans[at + 1]?.text }),
      });
    }
    expect(await chainFor(admin)).toEqual(await chainFor(ada));
  });

  it('shows others neither the call to the model nor passages of attached files before publication [SEC-95]', async () => {
    for (const person of [bob, visitor]) {
      const chain = await chainFor(person);
      expect(chain).toMatchObject({ claim: { id: cited.id, sentence: cited.sentence }, passages: [] });
      expect(Object.keys(chain).sort()).toEqual(['claim', 'language', 'passages', 'publication']);
    }
  });

  it('gives the time of publication to all readers, and its admin to admins only', async () => {
    await admin.ask(`/api/admin/reports/${report.id}/publish`, { method: 'POST' });
    const [others, owners, admins] = await Promise.all([visitor, ada, admin].map((one) => chainFor(one)));
    const { publishedAt } = await visitor.result(report.id);
    expect(others?.publication).toEqual({ status: 'published', publishedAt });
    expect(others?.passages).toEqual(owners?.passages);
    expect(others).not.toHaveProperty('modelCall');
    expect(owners?.publication.publishedBy).toEqual({ kind: 'admin' });
    const { body } = await admin.ask<{ id: string; name: string }>('/api/auth/user');
    expect(admins?.publication.publishedBy).toEqual({ kind: 'admin', id: body.id, name: body.name });
    await admin.ask(`/api/admin/reports/${report.id}/unpublish`, { method: 'POST' });
    expect((await chainFor(ada)).publication).toEqual({ status: 'draft' });
  });

  it('names the call to the model for a claim of each part of a visual and of a research report', async () => {
    const json = { query: 'CO2 of the air', model: 'qwen', sources: [await ada.attachExample()] };
    const { body } = await ada.ask<{ reportId: string }>('/api/research-report', { json });
    const research = await ada.result(body.reportId);
    for (const { id, claims } of [report, research]) {
      expect(claims.length).toBeGreaterThan(10);
      // All claims of a part were written in the same call.
      for (const claim of new Map(claims.map((each) => [each.section, each])).values()) {
        const chain = (await ada.ask<ClaimChain>(pathOf(claim.id, id))).body;
        expect(chain.modelCall?.promptHash, `${claim.section} of ${id}`).toMatch(sha256);
      }
    }
  });

  it('is a 404 for an unknown report and an unknown claim', async () => {
    const unknown = await ada.ask(pathOf('c1', toReportId(unknownId)));
    expect([unknown.status, unknown.body]).toEqual([404, refusal('search-not-found')]);
    for (const claimId of ['c9999', 'toString', 'c1%2F..']) {
      const { status, body } = await visitor.ask(pathOf(claimId));
      expect([status, body]).toEqual([404, refusal('claim-not-found')]);
    }
  });

  it('is a page that each note links to, with the model for the owner alone', async () => {
    const address = `/results/${report.id}/claims/${cited.id}`;
    const notes = load(await (await ada.send(`/results/${report.id}`)).text());
    expect(notes(`#note-${cited.id} a[href="${address}"]`)).toHaveLength(1);
    const textFor = async (person: Person) => load(await (await person.send(address)).text())('main').text();
    const { passages, modelCall } = await chainFor(ada);
    const [owners, others] = await Promise.all([textFor(ada), textFor(visitor)]);
    for (const fact of [cited.sentence, passages[0]?.text, report.sources[0]?.sha256, modelCall?.promptHash])
      expect(owners).toContain(fact);
    expect(others).toContain(cited.sentence);
    expect(others).toContain('not shown before publication');
    for (const hidden of ['Snapshot', modelCall?.promptHash, modelCall?.model, 'The model that wrote it'])
      expect(others).not.toContain(hidden);
    expect((await ada.send(`/results/${report.id}/claims/c9999`)).status).toBe(404);
  });

  describe('npm run report -- explain', () => {
    const explain = (...ids: string[]) => run('report', ['explain', ...ids], { DATA_DIR });

    it('prints it on stdout beside a running server', async () => {
      const { code, stdout, stderr } = await explain(report.id, cited.id);
      expect([code, stderr]).toEqual([0, '']);
      const { passages, modelCall } = await chainFor(ada);
      const text = stdout.toString();
      for (const fact of [
        ...[cited.sentence, cited.verdict, passages[0]?.text, passages[0]?.source.title],
        ...[passages[0]?.source.sha256, modelCall?.model, modelCall?.promptHash, 'Publication  draft'],
      ])
        expect(text).toContain(fact);
    });

    it('exits with one sentence for an unknown report or claim', async () => {
      const outcomes = await Promise.all([explain(unknownId, 'c1'), explain(report.id, 'c9999')]);
      expect(outcomes.map(({ code, stdout, stderr }) => [code, stdout.toString(), stderr])).toEqual([
        [1, '', 'The requested search result could not be found.\n'],
        [1, '', 'There is no such claim in this report.\n'],
      ]);
    });
  });

  it('leaves out the text around passages when the files of the sources are gone', async () => {
    const { surroundings: _around, ...whole } = await chainFor(ada);
    await product.stop();
    rmSync(join(DATA_DIR, 'sources'), { recursive: true, force: true });
    product = await startProduct({
      dataDir: DATA_DIR,
      env: { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url },
    });
    const { status, body } = await ada.ask<ClaimChain>(pathOf(cited.id), { url: product.url });
    expect([status, body]).toEqual([200, whole]);
  });
});
