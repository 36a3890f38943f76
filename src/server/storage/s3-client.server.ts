import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { refused, type S3Place, s3ErrorCode, stopped, unanswered, unreachable } from './s3-error.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Timing {
  timeoutMs?: number;
  attempts?: number;
  retryDelayMs?: number;
}

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  timeoutMs?: number;
  attempts?: number;
}

export interface S3Client {
  readonly place: S3Place;
  readonly timeoutMs: number;
  /** Hands an answer of 2xx or 404 to `read`, within the time of the call; any other answer throws. */
  call<Result>(call: S3Call, read: (response: Response) => Promise<Result>): Promise<Result>;
  /** Stops all that runs. */
  stop(): void;
}

/**
 * aws4fetch signs; its own `fetch` is not used, because it repeats neither after a broken connection nor
 * within a time limit. Every call that we make may be repeated: a put carries its whole body.
 */
export function createS3Client(settings: S3Settings, timing: S3Timing = {}): S3Client {
  const endpoint = new URL(settings.endpoint);
  const base = `${endpoint.protocol}//${endpoint.host}${endpoint.pathname.replace(/\/+$/, '')}/${settings.bucket}`;
  const place: S3Place = { host: endpoint.host, bucket: settings.bucket };
  const signer = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  const timeoutMs = timing.timeoutMs ?? limits.storage.timeoutMs;
  const allAttempts = timing.attempts ?? limits.storage.attempts;
  const retryDelayMs = timing.retryDelayMs ?? limits.storage.retryDelayMs;
  const running = new Set<AbortController>();

  async function send(call: S3Call, signal: AbortSignal): Promise<Response> {
    const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query)}`;
    const request = await signer.sign(`${base}${call.key === undefined ? '' : `/${call.key}`}${query}`, {
      method: call.method,
      headers: { ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body as Uint8Array<ArrayBuffer> }),
      redirect: 'manual',
      signal,
    });
    // Set after signing, because proxies change it: the bytes are wanted as they were stored.
    request.headers.set('accept-encoding', 'identity');
    return fetch(request);
  }

  async function repeat(call: S3Call, signal: AbortSignal): Promise<Response> {
    const attempts = call.attempts ?? allAttempts;
    for (let attempt = 1; ; attempt++) {
      let response: Response | null = null;
      try {
        response = await send(call, signal);
        if (!mayPass(response.status) || attempt >= attempts) return response;
      } catch (error) {
        if (signal.aborted || attempt >= attempts) throw error;
      }
      await response?.body?.cancel();
      await wait(retryDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }

  return {
    place,
    timeoutMs,
    async call(call, read) {
      const controller = new AbortController();
      running.add(controller);
      const ms = call.timeoutMs ?? timeoutMs;
      const timer = setTimeout(() => controller.abort(unanswered(place, ms)), ms);
      try {
        const response = await repeat(call, controller.signal);
        if (!response.ok && response.status !== 404) {
          throw refused(place, response.status, s3ErrorCode(await response.text()));
        }
        return await read(response);
      } catch (error) {
        if (error instanceof KoraError) throw error;
        const reason: unknown = controller.signal.reason;
        throw reason instanceof KoraError ? reason : unreachable(place, error);
      } finally {
        clearTimeout(timer);
        running.delete(controller);
      }
    },
    stop() {
      for (const controller of running) controller.abort(stopped(place));
    },
  };
}

/** Faults of the moment; 501 and 507 stay what they are. */
function mayPass(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 507);
}
