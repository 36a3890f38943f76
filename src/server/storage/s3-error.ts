import { KoraError } from '../../kernel/errors.ts';

/** What a message may say about the store: never a key, never the address with credentials in it. */
export interface S3Place {
  host: string;
  bucket: string;
}

/** The `<Code>` of an S3 error answer. Its `<Message>` is left alone: some stores repeat the access key there. */
export function s3ErrorCode(xml: string): string | null {
  return /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(xml)?.[1] ?? null;
}

export function unreachable(place: S3Place, cause: unknown): KoraError {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code = inner instanceof Error && 'code' in inner ? ` (${String(inner.code)})` : '';
  return new KoraError('storage_failed', {
    message: `The file store at ${place.host} could not be reached${code}. Check S3_ENDPOINT and the network.`,
    cause,
  });
}

export function unanswered(place: S3Place, ms: number): KoraError {
  return new KoraError('storage_failed', {
    message: `The file store at ${place.host} did not answer within ${ms / 1_000} s. Try again in a moment.`,
  });
}

export function stopped(place: S3Place): KoraError {
  return new KoraError('unavailable', {
    message: `The call to the file store at ${place.host} was stopped because the server shuts down.`,
  });
}

export function notUnderstood(place: S3Place, what: string): KoraError {
  return new KoraError('storage_failed', {
    message: `The answer of the file store at ${place.host} was not understood: ${what}.`,
  });
}

export function missingBucket({ host, bucket }: S3Place): KoraError {
  return new KoraError('storage_failed', {
    message: `The file store at ${host} has no bucket "${bucket}". Create it, or correct S3_BUCKET.`,
  });
}

export function refused(place: S3Place, status: number, code: string | null): KoraError {
  const { host, bucket } = place;
  const shown = code === null ? String(status) : `${status} ${code}`;
  if (status === 507 || code === 'XMinioStorageFull') {
    return new KoraError('storage_full', { message: `The file store at ${host} is full (${shown}).` });
  }
  if (code === 'NoSuchBucket' || status === 404) return missingBucket(place);
  if (code === 'RequestTimeTooSkewed') {
    return new KoraError('storage_failed', {
      message: `The file store at ${host} refused the call because the clocks differ (${shown}). Set the clock of this machine.`,
    });
  }
  if (status === 401 || status === 403) {
    return new KoraError('storage_failed', {
      message: `The file store at ${host} refused the access key for bucket "${bucket}" (${shown}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what that key may do.`,
    });
  }
  if ((status >= 300 && status < 400) || code === 'AuthorizationHeaderMalformed') {
    return new KoraError('storage_failed', {
      message: `The file store at ${host} keeps bucket "${bucket}" elsewhere (${shown}). Check S3_REGION and S3_ENDPOINT.`,
    });
  }
  return new KoraError('storage_failed', {
    message: `The file store at ${host} answered with an error (${shown}). Try again in a moment.`,
  });
}
