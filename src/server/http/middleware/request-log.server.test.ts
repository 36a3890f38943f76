import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { KoraError } from '../../../kernel/errors.ts';
import type { RequestContext } from '../request-context.ts';
import { answerError, answerNotFound } from '../routes/answer-error.server.ts';
import { logRequests } from './request-log.server.ts';

describe('the log', () => {
  it('has a line for each request and never its query, whatever goes wrong', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const app = new Hono<RequestContext>();
    app.use(logRequests(log));
    app.all('/fine', (c) => c.text('fine'));
    app.all('/broken', () => {
      throw new Error('broken inside');
    });
    app.all('/auth/v1/broken', () => {
      throw new Error('broken inside');
    });
    app.all('/refused', () => {
      throw new KoraError('forbidden');
    });
    app.notFound(answerNotFound);
    app.onError(answerError(log));
    const secrets =
      'email=a%40b.c&password=hunter2&access_token=hunter3&refresh_token=hunter4&token=hunter5&code=hunter6';
    for (const path of ['/fine', '/broken', '/auth/v1/broken', '/refused', '/nothing'])
      for (const method of ['GET', 'POST']) await app.request(`${path}?${secrets}`, { method });
    const text = lines.join('');
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(10);
    expect(text).toContain('"path":"/auth/v1/broken"');
    expect(text).toContain('broken inside');
    expect(text).not.toMatch(/hunter|password=|a%40b/);
  });
});
