import { describe, expect, it } from 'vitest';
import { missingView } from './loader.ts';

const refused = (status: number, message = '') => ({ kind: 'refused', status, message, fields: {} }) as const;

describe('a job page that cannot show its job', () => {
  it('is not found, in the words of the server, when the server knows no such job', () => {
    expect(missingView(refused(404, 'Job not found'))).toEqual({ view: 'not-found', message: 'Job not found', status: 404 });
  });

  it('has words of its own where the server sent none', () => {
    expect(missingView(refused(404)).message).toBe("The job you're looking for doesn't exist.");
  });

  it('stays gone for search engines once a job is closed', () => {
    expect(missingView(refused(410, 'This job is closed'))).toEqual({ view: 'not-found', message: 'This job is closed', status: 410 });
  });

  it('treats an impossible address as not found', () => {
    expect(missingView(refused(400, 'Slug is too long'))).toEqual({
      view: 'not-found', message: "The job you're looking for doesn't exist.", status: 404,
    });
  });

  it('admits that loading failed, with a status that says so', () => {
    const failed = { view: 'failed', message: 'Failed to load job details', status: 502 };
    expect(missingView(refused(500))).toEqual(failed);
    expect(missingView({ kind: 'network', message: 'offline' })).toEqual(failed);
    expect(missingView({ kind: 'unreadable', message: 'nonsense' })).toEqual(failed);
    expect(missingView(refused(503, 'Back at noon'))).toEqual({ ...failed, message: 'Back at noon' });
  });
});
