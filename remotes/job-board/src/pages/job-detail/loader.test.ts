import { describe, expect, it } from 'vitest';
import { createApiClient } from '@site/contract';
import { createMockApi } from '@site/mocks';
import { loader, missingView } from './loader.ts';

const refused = (status: number, message = '') => ({ kind: 'refused', status, message, fields: {} }) as const;
const now = new Date('2026-03-02T09:00:00Z');

describe('a job page that cannot show its job', () => {
  it('is not found, with the server’s message, when the server knows no such job', () => {
    expect(missingView(refused(404, 'Job not found'), now)).toEqual({
      view: 'not-found',
      message: 'Job not found',
      status: 404,
    });
  });

  it('has its own message when the server sent none', () => {
    expect(missingView(refused(404), now).message).toBe("The job you're looking for doesn't exist.");
  });

  it('is gone for search engines once the job is closed', () => {
    expect(missingView(refused(410, 'This job is closed'), now)).toEqual({
      view: 'closed',
      message: 'This job is closed',
      related: [],
      status: 410,
    });
  });

  it('treats an impossible address as not found', () => {
    expect(missingView(refused(400, 'Slug is too long'), now)).toEqual({
      view: 'not-found',
      message: "The job you're looking for doesn't exist.",
      status: 404,
    });
  });

  it('says that loading failed, with a matching status', () => {
    const failed = { view: 'failed', message: 'Failed to load job details', status: 502 };
    expect(missingView(refused(500), now)).toEqual(failed);
    expect(missingView({ kind: 'network', message: 'offline' }, now)).toEqual(failed);
    expect(missingView({ kind: 'unreadable', message: 'nonsense' }, now)).toEqual(failed);
    expect(missingView(refused(503, 'Back at noon'), now)).toEqual({ ...failed, message: 'Back at noon' });
  });
});

describe('the address of a job', () => {
  const load = (slug: string) => {
    const api = createApiClient({ baseUrl: 'http://localhost', fetch: createMockApi().fetch });
    return loader({ api, params: { slug }, request: new Request(`http://localhost/jobs/${slug}?from=mail`) });
  };

  it('is in lower case: other spellings redirect to it, with their query', async () => {
    const redirected = await load('HGV-Driver-Leeds-1').then(
      () => undefined,
      (thrown: unknown) => thrown as Response,
    );
    expect(redirected?.status).toBe(301);
    expect(redirected?.headers.get('location')).toBe('/jobs/hgv-driver-leeds-1?from=mail');
  });

  it('is not found in lower case either when there is no such job', async () => {
    expect(await load('no-such-job')).toMatchObject({ init: { status: 404 } });
  });
});
